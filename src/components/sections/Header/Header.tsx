import type { Language } from '#navigation/languages.ts';
import type { Layout } from '#queries/layout/layout.ts';
import button from '#styles/button.module.css';
import layoutStyles from '#styles/layout.module.css';
import { Mark } from '../../ui/Mark/Mark.tsx';
import styles from './Header.module.css';
import { languageLinkId } from './languageLinkId.ts';
import { menuId } from './menuId.ts';

/** A name with more characters is set in smaller type, so that it needs two lines at most. */
const longName = 24;

type Props = {
  layout: Layout;
  home: string;
  path: string;
  /** The link to the other language, labelled in that language. */
  language: { href: string; label: string; code: Language };
};

/** On small screens the navigation is a popover, which needs no script. On wide ones the same element is in the bar. */
export function Header({ layout, home, path, language }: Props) {
  const { agencyName, navigation, hub, words } = layout;
  return (
    <header className={styles.header} lang={words.lang}>
      <div className={`${layoutStyles.page} ${styles.bar}`}>
        <a
          className={agencyName.length > longName ? `${styles.logo} ${styles.long}` : styles.logo}
          href={home}
        >
          <Mark />
          <span>{agencyName}</span>
        </a>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={words.mainNavigation}>
          <button className={button.outlined} type="button" popoverTarget={menuId} popoverTargetAction="hide">
            {words.closeMenu}
          </button>
          <ul>
            {navigation.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hub && (
          <a
            className={`${layoutStyles.screenOnly} ${styles.hub}`}
            href={hub.href}
            hrefLang={hub.hrefLang}
            aria-current={hub.href === path ? 'page' : undefined}
          >
            {hub.label}
          </a>
        )}
        <a
          className={`${layoutStyles.screenOnly} ${styles.language}`}
          id={languageLinkId}
          href={language.href}
          lang={language.code}
          hrefLang={language.code}
        >
          {language.label}
        </a>
        <button className={button.outlined} type="button" popoverTarget={menuId}>
          {words.menu}
        </button>
      </div>
    </header>
  );
}
