import type { Language } from '#navigation/languages.ts';
import layout from '#styles/layout.module.css';
import styles from './OfficialLinks.module.css';

export type OfficialLink = {
  name: string;
  address: string;
  gives: string;
  lang?: Language | undefined;
};

/** Official places outside this site, each with what a visitor finds there (specification 11.10). Without links nothing is shown. */
export function OfficialLinks({ links }: { links: OfficialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`${layout.stackTight} ${styles.links}`}>
      {links.map(({ name, address, gives, lang }) => (
        <li key={address} lang={lang}>
          <a href={address} rel="noopener">
            {name}
          </a>
          <p>{gives}</p>
        </li>
      ))}
    </ul>
  );
}
