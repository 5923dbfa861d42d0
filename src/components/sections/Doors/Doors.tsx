import styles from './Doors.module.css';

type Door = { label: string; title: string; href: string };
type Props = { seekers: Door; employers: Door };

/** The two ways in, on either side of the joined stream. */
export function Doors({ seekers, employers }: Props) {
  return (
    <ul className={styles.doors}>
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
