import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import styles from './AboutAgency.module.css';

type Props = { paragraphs: string[]; claims: string[] };

/** The description of the agency and its claims, if it has any (specification 1.3). */
export function AboutAgency({ paragraphs, claims }: Props) {
  return (
    <div>
      {claims.length > 0 && (
        <ul className={styles.claims}>
          {claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      )}
      <div className={`${layout.stack} ${text.lead} ${styles.text}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
