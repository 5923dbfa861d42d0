import type { ComponentProps } from 'react';
import styles from './Note.module.css';

export function Note(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.note} {...props} />;
}
