import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import section from '../../ui/Section/Section.module.css';
import styles from './FormSection.module.css';

type Props = {
  id: string;
  title: string;
  /** Links to the parts of the form, which stay in view. */
  overview?: ReactNode;
  /** Stands under the title on wide screens, and after the content on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
};

export function FormSection({ id, title, overview, aside, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className={`${layout.river} ${section.contents} ${styles.grid}`}>
        <h2 id={id}>{title}</h2>
        {overview && <div className={styles.overview}>{overview}</div>}
        <div className={`${section.content} ${styles.matter}`}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </section>
  );
}
