import type { FooterListId } from '#enquiry/footerLists.ts';
import type { NavigationLink } from '#navigation/links.ts';
import styles from './Footer.module.css';

export type FooterListWords = { viewMore: string; viewLess: string };

type Props = {
  id: FooterListId;
  title: string;
  links: NavigationLink[];
  words: FooterListWords;
  /** The language of the links, if it differs from the page's. */
  language: 'en' | undefined;
};

/** How many links are visible while the list is collapsed (specification 3.5). */
const shownFirst = 4;

/**
 * A list of links: the first four, and the rest behind View More, which needs no script (specification 3.5).
 */
export function FooterList({ id, title, links, words, language }: Props) {
  return (
    <section className={styles.list}>
      <h2 id={id}>{title}</h2>
      <Links links={links.slice(0, shownFirst)} language={language} />
      <details>
        <summary aria-describedby={id}>
          <span>{words.viewMore}</span>
          <span>{words.viewLess}</span>
        </summary>
        <Links links={links.slice(shownFirst)} language={language} />
      </details>
    </section>
  );
}

function Links({ links, language }: Pick<Props, 'links' | 'language'>) {
  return (
    <ul lang={language}>
      {links.map(({ href, label, hrefLang }) => (
        <li key={href}>
          <a href={href} lang={hrefLang} hrefLang={hrefLang ?? language}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
