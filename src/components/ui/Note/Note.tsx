import type { ComponentProps } from 'react';
import styles from './Note.module.css';

/** A quiet remark beside what it is about. */
export function Note(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.note} {...props} />;
}
