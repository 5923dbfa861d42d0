import styles from './LineList.module.css';

/** Short lines with a dash before each, or with numbers if their order matters. */
export function LineList({ lines, numbered = false }: { lines: string[]; numbered?: boolean }) {
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return numbered ? <ol className={styles.numbered}>{items}</ol> : <ul className={styles.dashed}>{items}</ul>;
}
