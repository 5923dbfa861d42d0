import styles from './Care.module.css';

/** A warning: the law, or a trick that is played on job seekers. */
export function Care({ children }: { children: string }) {
  return (
    <p className={styles.care}>
      <b>Take care.</b> {children}
    </p>
  );
}
