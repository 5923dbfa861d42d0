import type { Language } from '#navigation/languages.ts';
import type { IconName } from '#schemas/iconNames.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './CardList.module.css';

export type Card = {
  title: string;
  description: string;
  icon?: IconName;
  /** Where it is described at length. */
  href?: string | undefined;
  /** The language of the texts, if it differs from the page's. */
  lang?: Language | undefined;
};

/** Cards with rules between them. Each has a title, a description and, if given, an icon and a link. */
export function CardList({ cards }: { cards: Card[] }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ title, description, icon, href, lang }) => (
        <li key={title} lang={lang}>
          {icon && <Icon name={icon} size={34} />}
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
