import type { Language } from '#navigation/languages.ts';
import type { IconName } from '#schemas/iconNames.ts';
import layout from '#styles/layout.module.css';
import turns from '#styles/turns.module.css';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LineList } from '../../ui/LineList/LineList.tsx';
import styles from './ServiceRoad.module.css';

type Props = {
  services: {
    slug: string;
    title: string;
    icon: IconName;
    description: string;
    features: string[];
    /** What a visitor asks of any service: for whom, how long, what not. */
    facts: { label: string; text: string }[];
    lang?: Language | undefined;
  }[];
};

/** The services as stations on one road, each with what it holds and for whom it is (specification 4.5). */
export function ServiceRoad({ services }: Props) {
  return (
    <ol className={`${turns.turns} ${styles.road}`}>
      {services.map(({ slug, title, icon, description, features, facts, lang }) => (
        <li key={slug} id={slug} lang={lang}>
          <span className={styles.station}>
            <Icon name={icon} size={28} />
          </span>
          <div className={styles.main}>
            <h3>{title}</h3>
            <p>{description}</p>
            <LineList lines={features} />
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
