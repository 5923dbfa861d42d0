import { entryId } from '#navigation/addresses.ts';
import type { ServicesPageData } from '#queries/screens/services.ts';
import audiences from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LineList } from '../../ui/LineList/LineList.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import styles from './ServiceRoad.module.css';

/** The services, each in the colour of whom it is for, with what it holds and for whom it is (specification 4.5). */
export function ServiceRoad({ services }: Pick<ServicesPageData, 'services'>) {
  return (
    <ol className={styles.road}>
      {services.map(({ slug, title, icon, audience, description, features, facts, links, lang }) => (
        <li key={slug} id={entryId('service', slug)} className={audiences[audience]} lang={lang}>
          <span className={styles.station}>
            <Icon name={icon} size={28} />
          </span>
          <div className={styles.main}>
            <h3>{title}</h3>
            <p>{description}</p>
            <LineList lines={features} />
            <p className={`${layout.row} ${styles.links}`}>
              {links.map((link) => (
                <TextLink key={link.label} link={link} />
              ))}
            </p>
          </div>
          {facts.length > 0 && (
            <dl className={`${layout.stackTight} ${styles.facts}`}>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
