import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import styles from './Section.module.css';

type Props = {
  /** The heading's id, by which the heading names the section as a landmark. */
  id: string;
  title: string;
  note?: string | undefined;
  /** Stands under the title, and on wide screens stays in view with it. */
  aside?: ReactNode;
  /** `deep` has a darker background. */
  paper?: 'plain' | 'deep' | undefined;
  children: ReactNode;
};

/** A browser's reader view drops links in boxes whose class has none of the words that it knows, such as "content". */
export function Section({ id, title, note, aside, paper = 'plain', children }: Props) {
  return (
    <section className={styles[paper]} aria-labelledby={id}>
      <div className={`${layout.river} ${styles.contents}`}>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
          {aside}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
