import type { ReactNode } from 'react';
import styles from './landing.module.css';

/** A part of a section under a heading of its own, often one of two columns. */
export function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
