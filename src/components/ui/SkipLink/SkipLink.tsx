import styles from './SkipLink.module.css';

/** The first thing that the Tab key reaches; visible once it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
