import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import turns from '#styles/turns.module.css';
import styles from './AudienceLinks.module.css';

type AudienceLink = { label: string; title: string; href: string };
type Props = {
  /** `more` is a second link, under the large one. */
  seekers: AudienceLink & { more: Link };
  employers: AudienceLink;
};

/** The links for job seekers and for employers, on either side of the joined stream. */
export function AudienceLinks({ seekers, employers }: Props) {
  return (
    <ul className={`${layout.page} ${turns.turns} ${styles.links}`}>
      <li className={styles.seekers}>
        <a href={seekers.href}>
          <span>{seekers.label}</span> <b>{seekers.title}</b>
        </a>
        <a className={styles.more} href={seekers.more.href}>
          {seekers.more.label}
        </a>
      </li>
      <li className={styles.employers}>
        <a href={employers.href}>
          <span>{employers.label}</span> <b>{employers.title}</b>
        </a>
      </li>
    </ul>
  );
}
