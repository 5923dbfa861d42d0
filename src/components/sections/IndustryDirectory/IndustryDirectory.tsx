import { entryId } from '#navigation/addresses.ts';
import type { HomePageData } from '#queries/screens/home.ts';
import layout from '#styles/layout.module.css';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './IndustryDirectory.module.css';

type Props = Pick<HomePageData, 'industries'> & { page: string };

/** The industries in two columns, each linked to its description on /industries (specification 4.3). */
export function IndustryDirectory({ page, industries }: Props) {
  return (
    <ul className={`${layout.ruled} ${layout.columns} ${styles.directory}`}>
      {industries.map(({ slug, name, icon, lang }) => (
        <li key={slug} lang={lang}>
          <Icon name={icon} />
          <h3>
            <a href={`${page}#${entryId('industry', slug)}`}>{name}</a>
          </h3>
        </li>
      ))}
    </ul>
  );
}
