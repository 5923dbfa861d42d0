import type { ReactNode } from 'react';
import styles from './landing.module.css';

export function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
