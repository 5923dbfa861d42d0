import type { Link } from '#navigation/link.ts';
import audience from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import styles from './AudienceLinks.module.css';

type AudienceLink = { label: string; title: string; href: string };
type Props = {
  /** `more` stands under the large link. */
  seekers: AudienceLink & { more: readonly Link[] };
  employers: AudienceLink;
};

export function AudienceLinks({ seekers, employers }: Props) {
  return (
    <ul className={`${layout.page} ${styles.links}`}>
      <li className={`${audience.seekers} ${styles.seekers}`}>
        <a href={seekers.href}>
          <span>{seekers.label}</span> <b>{seekers.title}</b>
        </a>
        {seekers.more.map(({ href, label, hrefLang }) => (
          <a key={href} className={styles.more} href={href} hrefLang={hrefLang}>
            {label}
          </a>
        ))}
      </li>
      <li className={`${audience.employers} ${styles.employers}`}>
        <a href={employers.href}>
          <span>{employers.label}</span> <b>{employers.title}</b>
        </a>
      </li>
    </ul>
  );
}
