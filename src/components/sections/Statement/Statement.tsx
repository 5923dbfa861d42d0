import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import styles from './Statement.module.css';

type Props = {
  paragraphs: string[];
  /** True if the first paragraph is set as a headline. */
  leads?: boolean;
};

export function Statement({ paragraphs, leads = false }: Props) {
  return (
    <div className={`${layout.stackLoose} ${text.lead} ${styles.statement} ${leads ? styles.leads : ''}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
