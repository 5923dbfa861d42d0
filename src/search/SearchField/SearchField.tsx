import type { Language } from '#navigation/languages.ts';
import { moduleAttribute } from '#navigation/moduleAttribute.ts';
import styles from './SearchField.module.css';

type Props = {
  /** Each language has its own id, because the 404 page has both. */
  language: Language;
  words: { label: string; note: string; results: string; offline: string; lang?: Language | undefined };
  /** The addresses of the script and of the index, which are fetched when the field is focused. */
  script: string;
  index: string;
  /** True on the 404 page: the search begins with the last part of the address. */
  asked?: boolean;
  hidden?: boolean;
};

/** Empty as it arrives: `startSearch.ts` fills the list. It is no form, so the browser has nothing to send. */
export function SearchField({ language, words, script, index, asked, hidden }: Props) {
  const id = `search-${language}`;
  return (
    <div
      className={styles.search}
      role="search"
      lang={words.lang ?? language}
      hidden={hidden}
      data-index={index}
      data-offline={words.offline}
      data-asked={asked || undefined}
      {...{ [moduleAttribute]: script }}
    >
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-note`}
      />
      <p className={styles.note} id={`${id}-note`}>
        {words.note}
      </p>
      <ul className={styles.results} aria-label={words.results} hidden />
      <p className={styles.status} role="status" />
    </div>
  );
}
