import type { NavigationLink } from '#config/navigation.ts';
import styles from './Footer.module.css';
import { FooterContact, type FooterContactData } from './FooterContact.tsx';
import { FooterList } from './FooterList.tsx';

type Props = {
  agencyName: string;
  blurb: string;
  lists: { id: string; title: string; links: NavigationLink[] }[];
  legal: readonly NavigationLink[];
  contact: FooterContactData;
  year: number;
};

/** The foot of every page: four lists, the agency, and the legal links (SPEC 2). */
export function Footer({ agencyName, blurb, lists, legal, contact, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.agency}>
          <p className={styles.name}>{agencyName}</p>
          <p className={styles.blurb}>{blurb}</p>
          <FooterContact {...contact} />
        </div>
        <div className={styles.lists}>
          {lists.map((list) => (
            <FooterList key={list.id} {...list} />
          ))}
        </div>
        <div className={styles.last}>
          <ul>
            {legal.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <p>
            © {year} {agencyName}
          </p>
        </div>
      </div>
    </footer>
  );
}
