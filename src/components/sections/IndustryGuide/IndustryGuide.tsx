import { entryId } from '#navigation/addresses.ts';
import type { IndustriesPageData } from '#queries/screens/industries.ts';
import audience from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import styles from './IndustryGuide.module.css';

/** The industries, each described, with the roles that it leads to and the employers' form (specification 4.3). */
export function IndustryGuide({ industries }: Pick<IndustriesPageData, 'industries'>) {
  return (
    <ul className={`${layout.ruled} ${styles.guide}`}>
      {industries.map(({ slug, name, icon, description, recruiters, hire, roles, lang }) => (
        <li key={slug} id={entryId('industry', slug)}>
          <Icon name={icon} size={34} />
          <div className={styles.text} lang={lang}>
            <h3>{name}</h3>
            <p>{description}</p>
            <div className={layout.row}>
              <LinkList links={recruiters} />
              <a
                className={`${audience.employers} ${styles.hire}`}
                href={hire.href}
                aria-label={hire.accessibleName}
              >
                {hire.label}
              </a>
            </div>
          </div>
          {roles.length > 0 && <LinkList links={roles} />}
        </li>
      ))}
    </ul>
  );
}
