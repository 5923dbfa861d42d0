import styles from './Mark.module.css';

/** The agency's logo: two streams that join into one. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className={styles.seeker} d="M3 4c0 11 10.500 7 10.500 18v7" />
      <path className={styles.employer} d="M29 4c0 11-10.500 7-10.500 18v7" />
    </svg>
  );
}
