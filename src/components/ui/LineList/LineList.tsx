import styles from './LineList.module.css';

type Props = { lines: string[]; numbered?: boolean; toTick?: boolean };

/** Short lines with a dash before each, with numbers if their order matters, or with boxes to tick on paper. */
export function LineList({ lines, numbered = false, toTick = false }: Props) {
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return numbered ? (
    <ol className={styles.numbered}>{items}</ol>
  ) : (
    <ul className={toTick ? styles.ticked : styles.dashed}>{items}</ul>
  );
}
