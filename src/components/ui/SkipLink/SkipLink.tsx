import type { Layout } from '#queries/layout/layout.ts';
import styles from './SkipLink.module.css';

/** The first element that the Tab key reaches. It is visible only while it has the focus. */
export function SkipLink({ layout: { words } }: { layout: Layout }) {
  return (
    <a className={styles.skip} href="#content" lang={words.lang}>
      {words.skip}
    </a>
  );
}
