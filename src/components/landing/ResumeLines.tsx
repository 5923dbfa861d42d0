import styles from './landing.module.css';

/** Example lines for a resume, with blanks to fill in, styled differently from the page's own text. */
export function ResumeLines({ lines }: { lines: string[] }) {
  return (
    <ul className={styles.quoted}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
