import type { Language } from '#navigation/languages.ts';
import styles from './SkipLink.module.css';

type Props = {
  /** `lang` is their language, if it differs from the page's. */
  words: { skip: string; lang?: Language | undefined };
};

/** The first element that the Tab key reaches. It is visible only while it has the focus. */
export function SkipLink({ words }: Props) {
  return (
    <a className={styles.skip} href="#content" lang={words.lang}>
      {words.skip}
    </a>
  );
}
