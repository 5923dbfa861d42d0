import type { Language } from '#navigation/languages.ts';
import styles from './SkipLink.module.css';

/** The first element that the Tab key reaches. It is visible only while it has the focus. */
export function SkipLink({ label, lang }: { label: string; lang?: Language | undefined }) {
  return (
    <a className={styles.skip} href="#content" lang={lang}>
      {label}
    </a>
  );
}
