import type { Language } from '#navigation/languages.ts';
import layout from '#styles/layout.module.css';
import turns from '#styles/turns.module.css';
import styles from './ServiceIndex.module.css';

type Props = { services: { slug: string; title: string; summary: string; lang?: Language | undefined }[] };

/** The home page's service cards, as a numbered list with one line each (specification 4.2). */
export function ServiceIndex({ services }: Props) {
  return (
    <ol className={`${layout.ruled} ${turns.turns} ${styles.index}`}>
      {services.map(({ slug, title, summary, lang }) => (
        <li key={slug} lang={lang}>
          <h3>{title}</h3>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
