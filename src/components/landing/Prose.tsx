import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import styles from './landing.module.css';

export function Prose({ paragraphs, lead = false }: { paragraphs: string[]; lead?: boolean }) {
  return (
    <div className={`${layout.stackLoose} ${lead ? `${text.lead} ${styles.lead}` : ''}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
