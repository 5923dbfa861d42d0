import type { FooterListId } from '#enquiry/footerLists.ts';
import type { NavigationLink } from '#navigation/links.ts';
import styles from './Footer.module.css';
import { FooterContact, type FooterContactData, type FooterContactWords } from './FooterContact.tsx';
import { FooterList, type FooterListWords } from './FooterList.tsx';
import { LegalEntity, type LegalEntityText } from './LegalEntity.tsx';

type Props = {
  agencyName: string;
  blurb: string;
  lists: { id: FooterListId; title: string; links: NavigationLink[] }[];
  legal: readonly NavigationLink[];
  entity: LegalEntityText;
  contact: FooterContactData;
  words: FooterListWords & FooterContactWords;
  /** On a Hindi page: the link to the pages in Hindi, and the sentence on the lists, which lead to English pages. */
  hindi: { hub: NavigationLink; linksInEnglish: string } | undefined;
  year: number;
};

/** The footer of every page: four lists, contact details and the legal links (specification 3.5, 3.6). */
export function Footer({ agencyName, blurb, lists, legal, entity, contact, words, hindi, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.agency}>
          <p className={styles.name}>{agencyName}</p>
          <p className={styles.blurb}>{blurb}</p>
          <FooterContact {...contact} words={words} />
        </div>
        <div className={styles.lists}>
          {hindi && (
            <>
              <p>
                <a href={hindi.hub.href}>{hindi.hub.label}</a>
              </p>
              <p>{hindi.linksInEnglish}</p>
            </>
          )}
          {lists.map((list) => (
            <FooterList key={list.id} {...list} words={words} language={hindi ? 'en' : undefined} />
          ))}
        </div>
        <div className={styles.last}>
          <ul>
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
