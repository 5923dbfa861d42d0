import styles from './SampleNote.module.css';

/** The note that says that the content beside it is a sample. */
export function SampleNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
