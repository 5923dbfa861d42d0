import type { Language } from '#navigation/languages.ts';
import colours from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import styles from './ServiceIndex.module.css';

type Props = {
  services: {
    slug: string;
    title: string;
    summary: string;
    audience: 'employers' | 'seekers' | 'both';
    /** The part of /services that it belongs to. */
    href: string | undefined;
    lang?: Language | undefined;
  }[];
  contact: string;
  audiences: { seekers: string; employers: string };
};

/** The home page's service cards, as a numbered list, each each part of one on /services, with links to the forms (specification 4.2). */
export function ServiceIndex({ services, contact, audiences }: Props) {
  return (
    <ol className={`${layout.ruled} ${styles.index}`}>
      {services.map(({ slug, title, summary, audience, href, lang }) => (
        <li key={slug} lang={lang}>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <div>
            <p>{summary}</p>
            {(['seekers', 'employers'] as const)
              .filter((one) => audience === one || audience === 'both')
              .map((one) => (
                <a key={one} className={colours[one]} href={`${contact}?for=${one}`}>
                  {audiences[one]}
                </a>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
