import layout from '#styles/layout.module.css';
import { OutsideLink, type OutsidePlace } from '../OutsideLink/OutsideLink.tsx';
import styles from './OfficialLinks.module.css';

export type OfficialLink = OutsidePlace & { gives: string };

/** Official places outside this site, each with what a visitor finds there (specification 11.10). Without links nothing is shown. */
export function OfficialLinks({ links }: { links: OfficialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`${layout.stackTight} ${styles.links}`}>
      {links.map(({ name, address, gives, lang }) => (
        <li key={address} lang={lang}>
          <OutsideLink place={{ name, address }} />
          <p>{gives}</p>
        </li>
      ))}
    </ul>
  );
}
