import styles from './AudienceLinks.module.css';

type AudienceLink = { label: string; title: string; href: string };
type Props = { seekers: AudienceLink; employers: AudienceLink };

/** The links for job seekers and for employers, on either side of the joined stream. */
export function AudienceLinks({ seekers, employers }: Props) {
  return (
    <ul className={styles.links}>
      <li className={styles.seekers}>
        <a href={seekers.href}>
          <span>{seekers.label}</span> <b>{seekers.title}</b>
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
