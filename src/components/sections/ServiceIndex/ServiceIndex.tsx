import type { IconName } from '#config/icons.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ServiceIndex.module.css';

type Props = { services: { slug: string; title: string; icon: IconName; summary: string }[] };

/** The home page's eight service cards, set as an index with a line each (SPEC 2). */
export function ServiceIndex({ services }: Props) {
  return (
    <ul className={styles.index}>
      {services.map(({ slug, title, icon, summary }) => (
        <li key={slug}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
