import type { Layout } from '#queries/layout/layout.ts';
import layoutStyles from '#styles/layout.module.css';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import styles from './Footer.module.css';
import { FooterContact } from './FooterContact.tsx';
import { FooterList } from './FooterList.tsx';
import { LegalEntity } from './LegalEntity.tsx';

/** The footer of every page: four lists, contact details and the legal links (specification 3.5, 3.6). */
export function Footer({ layout: { agencyName, footer }, year }: { layout: Layout; year: number }) {
  const { blurb, lists, legal, entity, contact, words, hub, lang } = footer;
  return (
    <footer className={styles.footer} lang={lang}>
      <div className={`${layoutStyles.river} ${styles.inner}`}>
        <div>
          <p className={styles.name}>{agencyName}</p>
          <p className={styles.blurb} lang={blurb.lang}>
            {blurb.text}
          </p>
          <FooterContact {...contact} words={words} />
        </div>
        <div className={`${layoutStyles.screenOnly} ${styles.lists}`}>
          {hub && (
            <p>
              <TextLink link={hub} />
            </p>
          )}
          {lists.map((list) => (
            <FooterList key={list.id} {...list} words={words} />
          ))}
        </div>
        <div className={`${layoutStyles.row} ${styles.last}`}>
          <ul className={`${layoutStyles.row} ${layoutStyles.screenOnly}`}>
            {legal.map(({ href, label, hrefLang }) => (
              <li key={href}>
                <TextLink link={{ href, label, hrefLang }} />
              </li>
            ))}
          </ul>
          <div className={styles.entity}>
            <LegalEntity entity={entity} />
            <p>
              © {year} {agencyName}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
