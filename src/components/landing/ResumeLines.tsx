import type { ResumeLine } from '#queries/landing/resumeLines.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import styles from './landing.module.css';

export function ResumeLines({ lines }: { lines: ResumeLine[] }) {
  return (
    <ul className={`${layout.ruled} ${styles.quoted}`}>
      {lines.map(({ line, meaning }) => (
        <li key={line}>
          {meaning ? <span lang="en">{line}</span> : line}
          {meaning && <small className={text.hint}>{meaning}</small>}
        </li>
      ))}
    </ul>
  );
}
