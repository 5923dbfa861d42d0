import type { HomePageData } from '#queries/screens/home.ts';
import colours from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import styles from './ServiceIndex.module.css';

/** The home page's service cards, as a numbered list, each a part of one on /services, with links to the forms (specification 4.2). */
export function ServiceIndex({ services }: Pick<HomePageData, 'services'>) {
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
