import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  /** Names the heading's element, so that the section is a landmark under its own title. */
  id: string;
  title: string;
  /** A line under the title, in the same column. */
  note?: string;
  /** `deep` sets the section on the darker paper. */
  paper?: 'plain' | 'deep';
  children: ReactNode;
};

/** A title on the left, its matter on the right, and on wide screens the joined stream running between them. */
export function Section({ id, title, note, paper = 'plain', children }: Props) {
  return (
    <section className={paper === 'deep' ? styles.deep : undefined} aria-labelledby={id}>
      <div className={styles.grid}>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}
