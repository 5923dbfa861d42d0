import styles from './landing.module.css';

/** Paragraphs. With `lead` they are set large. */
export function Prose({ paragraphs, lead = false }: { paragraphs: string[]; lead?: boolean }) {
  return (
    <div className={lead ? `${styles.stack} ${styles.lead}` : styles.stack}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
