import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import colours from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import styles from './ServiceIndex.module.css';

type Props = {
  services: {
    slug: string;
    title: string;
    summary: string;
    /** The part of /services that it belongs to. */
    href: string | undefined;
    links: (Link & { audience: 'employers' | 'seekers' })[];
    lang?: Language | undefined;
  }[];
};

/** The home page's service cards, as a numbered list, each each part of one on /services, with links to the forms (specification 4.2). */
export function ServiceIndex({ services }: Props) {
  return (
    <ol className={`${layout.ruled} ${styles.index}`}>
      {services.map(({ slug, title, summary, href, links, lang }) => (
        <li key={slug} lang={lang}>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <div>
            <p>{summary}</p>
            {links.map(({ audience, href, label, accessibleName }) => (
              <a key={audience} className={colours[audience]} href={href} aria-label={accessibleName}>
                {label}
              </a>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
