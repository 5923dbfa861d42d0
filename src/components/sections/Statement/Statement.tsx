import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import styles from './Statement.module.css';

/** A short text whose first paragraph is set large. */
export function Statement({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={`${layout.stackLoose} ${text.lead} ${styles.statement}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
