import type { Language } from '#navigation/languages.ts';
import type { IconName } from '#schemas/iconNames.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LineList } from '../../ui/LineList/LineList.tsx';
import styles from './CardList.module.css';

export type Card = {
  title: string;
  description: string;
  icon?: IconName;
  features?: string[];
  /** The target of links from other pages. */
  id?: string;
  /** The language of the texts, if it differs from the page's. */
  lang?: Language | undefined;
};

/** Cards with rules between them. Each has a title, a description and, if given, an icon and key features. */
export function CardList({ cards }: { cards: Card[] }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ title, description, icon, features, id, lang }) => (
        <li key={title} id={id} lang={lang}>
          {icon && <Icon name={icon} size={34} />}
          <h3>{title}</h3>
          <p>{description}</p>
          {features && (
            <div className={styles.features}>
              <LineList lines={features} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
