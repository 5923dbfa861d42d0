import type { Link } from '#navigation/link.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Breadcrumbs.module.css';

type Props = { label: string; links: readonly Link[] };

/** Links to the pages above this page. The page itself is not listed, because its headline follows. */
export function Breadcrumbs({ label, links }: Props) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {links.map((link) => (
          <li key={link.href}>
            <TextLink link={link} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
