import type { NavigationLink } from '#config/navigation.ts';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import styles from './landing.module.css';

/** Links in groups, each under its title. */
export function Directory({ groups }: { groups: { title: string; links: readonly NavigationLink[] }[] }) {
  return (
    <div className={styles.directory}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h3>{title}</h3>
          <LinkList links={links} />
        </div>
      ))}
    </div>
  );
}
