import styles from './PageHeading.module.css';

/** The top of every page but home: its headline, a line of introduction, and the streams joining below. */
export function PageHeading({ headline, intro }: { headline: string; intro: string }) {
  return (
    <div className={styles.heading}>
      <div className={styles.grid}>
        <h1>{headline}</h1>
        <p>{intro}</p>
      </div>
      <div className={styles.streams} aria-hidden="true">
        <svg className={styles.seeker} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-3 0C60 0 100 20 100 100" />
        </svg>
        <svg className={styles.employer} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M103 0C30 0 0 20 0 100" />
        </svg>
      </div>
    </div>
  );
}
