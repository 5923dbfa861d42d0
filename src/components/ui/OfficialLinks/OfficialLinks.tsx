import styles from './OfficialLinks.module.css';

export type OfficialLink = { name: string; address: string; gives: string };

/** Official places outside this site, each with what a visitor finds there (specification 11.10). */
export function OfficialLinks({ links }: { links: OfficialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, address, gives }) => (
        <li key={address}>
          <a href={address} rel="noopener">
            {name}
          </a>
          <p>{gives}</p>
        </li>
      ))}
    </ul>
  );
}
