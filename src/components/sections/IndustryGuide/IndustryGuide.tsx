import { entryId } from '#navigation/addresses.ts';
import type { IndustriesPageData } from '#queries/screens/industries.ts';
import layout from '#styles/layout.module.css';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import styles from './IndustryGuide.module.css';

/** The industries, each described, with what people earn, the roles that it leads to and the employers' form (specification 4.3). */
export function IndustryGuide({ industries }: Pick<IndustriesPageData, 'industries'>) {
  return (
    <ul className={`${layout.ruled} ${styles.guide}`}>
      {industries.map(({ slug, name, icon, description, earned, links, roles, lang }) => (
        <li key={slug} id={entryId('industry', slug)}>
          <Icon name={icon} size={34} />
          <div className={styles.text} lang={lang}>
            <h3>{name}</h3>
            <p>{description}</p>
            {earned.map(({ amount, what }) => (
              <p key={what}>
                <b>{amount}</b>: {what}
              </p>
            ))}
            <LinkList links={links} />
          </div>
          {roles.length > 0 && <LinkList links={roles} />}
        </li>
      ))}
    </ul>
  );
}
