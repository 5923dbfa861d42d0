import layout from '#styles/layout.module.css';
import styles from './Streams.module.css';

/** Each to one side of the nearest positioned ancestor. An ancestor must clip what is outside the screen. */
export function Streams() {
  return (
    <>
      <svg
        className={`${layout.screenOnly} ${styles.seeker}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 0C48 0 52 100 100 100" />
      </svg>
      <svg
        className={`${layout.screenOnly} ${styles.employer}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M100 0C100 75 100 100 60 100H0" />
      </svg>
    </>
  );
}
