import type { ReactNode } from 'react';
import text from '#styles/text.module.css';
import styles from './Warning.module.css';

/** A warning about the law, or about a trick that is played on job seekers. */
export function Warning({ start, children }: { start: string; children: ReactNode }) {
  return (
    <p className={`${text.warning} ${styles.warning}`}>
      <b>{start}</b> {children}
    </p>
  );
}
