import type { NavigationLink } from '#navigation/links.ts';
import styles from './Breadcrumbs.module.css';

/** Links to the pages above this page. The page itself is not listed, because its headline follows. */
export function Breadcrumbs({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
