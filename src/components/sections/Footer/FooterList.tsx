import type { NavigationLink } from '#config/navigation.ts';
import styles from './Footer.module.css';

type Props = { id: string; title: string; links: NavigationLink[] };

/** How many links of a list are shown before it is expanded (SPEC 9). */
const shownFirst = 4;

/** A list of links, the first four open and the rest behind a View More that needs no script (SPEC 2). */
export function FooterList({ id, title, links }: Props) {
  return (
    <section className={styles.list}>
      <h2 id={id}>{title}</h2>
      <Links links={links.slice(0, shownFirst)} />
      <details>
        <summary aria-describedby={id}>
          <span>View More</span>
          <span>View Less</span>
        </summary>
        <Links links={links.slice(shownFirst)} />
      </details>
    </section>
  );
}

function Links({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
