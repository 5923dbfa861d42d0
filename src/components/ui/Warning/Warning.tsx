import type { ReactNode } from 'react';
import text from '#styles/text.module.css';
import styles from './Warning.module.css';

export function Warning({ start, children }: { start: string; children: ReactNode }) {
  return (
    <p className={`${text.warning} ${styles.warning}`}>
      <b>{start}</b> {children}
    </p>
  );
}
