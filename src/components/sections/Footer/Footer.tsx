import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import styles from './Footer.module.css';
import { FooterContact, type FooterContactData, type FooterContactWords } from './FooterContact.tsx';
import { FooterList, type FooterListWords } from './FooterList.tsx';
import { LegalEntity, type LegalEntityText } from './LegalEntity.tsx';

type Props = {
  agencyName: string;
  blurb: { text: string; lang?: Language | undefined };
  lists: { id: string; title: string; links: Link[] }[];
  legal: readonly Link[];
  entity: LegalEntityText;
  contact: FooterContactData;
  words: FooterListWords & FooterContactWords;
  lang?: Language | undefined;
  /** On a Hindi page: the link to the list of all pages. */
  hub: Link | undefined;
  year: number;
};

/** The footer of every page: four lists, contact details and the legal links (specification 3.5, 3.6). */
export function Footer({ agencyName, blurb, lists, legal, entity, contact, words, hub, lang, year }: Props) {
  return (
    <footer className={styles.footer} lang={lang}>
      <div className={`${layout.river} ${styles.inner}`}>
        <div>
          <p className={styles.name}>{agencyName}</p>
          <p className={styles.blurb} lang={blurb.lang}>
            {blurb.text}
          </p>
          <FooterContact {...contact} words={words} />
        </div>
        <div className={`${layout.screenOnly} ${styles.lists}`}>
          {hub && (
            <p>
              <a href={hub.href}>{hub.label}</a>
            </p>
          )}
          {lists.map((list) => (
            <FooterList key={list.id} {...list} words={words} />
          ))}
        </div>
        <div className={`${layout.row} ${styles.last}`}>
          <ul className={`${layout.row} ${layout.screenOnly}`}>
            {legal.map(({ href, label, hrefLang }) => (
              <li key={href}>
                <a href={href} hrefLang={hrefLang}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.entity}>
            <LegalEntity {...entity} />
            <p>
              © {year} {agencyName}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
