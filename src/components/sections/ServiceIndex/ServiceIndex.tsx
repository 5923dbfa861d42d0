import type { Language } from '#navigation/languages.ts';
import layout from '#styles/layout.module.css';
import styles from './ServiceIndex.module.css';

type Props = {
  services: {
    slug: string;
    title: string;
    summary: string;
    audience: 'employers' | 'seekers' | 'both';
    lang?: Language | undefined;
  }[];
  /** The address of the contact form. */
  contact: string;
  /** What the two audiences are called. */
  audiences: { seekers: string; employers: string };
};

/** The home page's service cards, as a numbered list, each with a link to the form of whom it is for (specification 4.2). */
export function ServiceIndex({ services, contact, audiences }: Props) {
  return (
    <ol className={`${layout.ruled} ${styles.index}`}>
      {services.map(({ slug, title, summary, audience, lang }) => (
        <li key={slug} lang={lang}>
          <h3>
            <a href={audience === 'both' ? contact : `${contact}?for=${audience}`}>{title}</a>
          </h3>
          <div>
            <p>{summary}</p>
            {(['seekers', 'employers'] as const)
              .filter((one) => audience === one || audience === 'both')
              .map((one) => (
                <span key={one} className={styles[one]}>
                  {audiences[one]}
                </span>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
