import styles from './SkipLink.module.css';

/** The first element that the Tab key reaches. It is visible only while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
