import type { ComponentProps } from 'react';
import styles from './Note.module.css';

/** A remark next to the element that it is about. */
export function Note(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.note} {...props} />;
}
