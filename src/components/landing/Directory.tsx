import type { NavigationLink } from '#navigation/links.ts';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import styles from './landing.module.css';

type Group = {
  title: string;
  /** Of the title and the links, where it is not the page's. */
  language?: 'hi';
  links: readonly NavigationLink[];
};

/** Links in groups, each under its title. */
export function Directory({ groups }: { groups: Group[] }) {
  return (
    <div className={styles.directory}>
      {groups.map(({ title, language, links }) => (
        <div key={title} lang={language}>
          <h3>{title}</h3>
          <LinkList links={links} />
        </div>
      ))}
    </div>
  );
}
