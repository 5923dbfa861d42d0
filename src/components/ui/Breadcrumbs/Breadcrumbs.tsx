import type { NavigationLink } from '#navigation/links.ts';
import styles from './Breadcrumbs.module.css';

/** The way down to this page; the page itself is its headline and is not repeated. */
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
