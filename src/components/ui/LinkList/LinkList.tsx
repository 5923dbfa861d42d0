import type { NavigationLink } from '#navigation/links.ts';
import styles from './LinkList.module.css';

/** Links to related pages, one after the other in lines that wrap. */
export function LinkList({ links }: { links: readonly (NavigationLink & { note?: string })[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, note }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {note && <small> {note}</small>}
        </li>
      ))}
    </ul>
  );
}
