import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import styles from './Directory.module.css';

type Group = {
  title: string;
  /** The language of the title and the links, if it differs from the page's. */
  language?: Language;
  links: readonly Link[];
};

/** Groups of links, each under a heading. A group without a link is left out. */
export function Directory({ groups }: { groups: Group[] }) {
  return (
    <div className={styles.directory}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, language, links }) => (
          <div key={title} lang={language}>
            <h3>{title}</h3>
            <LinkList links={links} />
          </div>
        ))}
    </div>
  );
}
