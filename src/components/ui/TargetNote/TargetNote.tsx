import styles from './TargetNote.module.css';

/** A note at the top of a page that only visitors see who come by a link to its id. It needs no script. */
export function TargetNote({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.note} id={id}>
      {children}
    </p>
  );
}
