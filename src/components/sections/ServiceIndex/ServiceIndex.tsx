import type { HomePageData } from '#queries/screens/home.ts';
import audiences from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import styles from './ServiceIndex.module.css';

/** The home page's service cards, as a numbered list, each a part of one on /services (specification 4.2). */
export function ServiceIndex({ services }: Pick<HomePageData, 'services'>) {
  return (
    <ol className={`${layout.ruled} ${styles.index}`}>
      {services.map(({ slug, title, summary, href, audience, lang }) => (
        <li key={slug} className={audiences[audience]} lang={lang}>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
