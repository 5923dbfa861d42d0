import type { Language } from '#navigation/languages.ts';
import type { IconName } from '#schemas/iconNames.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './CardList.module.css';

export type Card = {
  title: string;
  description: string;
  icon?: IconName;
  href?: string | undefined;
  lang?: Language | undefined;
};

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
