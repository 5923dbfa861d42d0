import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import styles from './LinkList.module.css';

export function LinkList({ links }: { links: readonly (Link & { note?: string | undefined })[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`${layout.row} ${styles.links}`}>
      {links.map(({ href, label, accessibleName, lang, hrefLang, note }) => (
        <li key={href}>
          <a href={href} aria-label={accessibleName} lang={lang} hrefLang={hrefLang}>
            {label}
          </a>
          {note && <small className={text.hint}> {note}</small>}
        </li>
      ))}
    </ul>
  );
}
