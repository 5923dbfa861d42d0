import styles from './SampleNote.module.css';

/** Says beside a piece of sample content that it is one. */
export function SampleNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
