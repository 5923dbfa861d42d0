import type { ResumeLine } from '#queries/landing/resumeLines.ts';
import styles from './landing.module.css';

/** Example lines for a resume, with blanks to fill in, styled differently from the page's own text. */
export function ResumeLines({ lines }: { lines: ResumeLine[] }) {
  return (
    <ul className={styles.quoted}>
      {lines.map(({ line, meaning }) => (
        <li key={line}>
          {meaning ? <span lang="en">{line}</span> : line}
          {meaning && <small>{meaning}</small>}
        </li>
      ))}
    </ul>
  );
}
