import type { HomePageData } from '#queries/screens/home.ts';
import audience from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import styles from './AudienceLinks.module.css';

export const AudienceLinks = ({ home }: { home: HomePageData }) => (
  <ul className={`${layout.page} ${styles.links}`}>
    {(['seekers', 'employers'] as const).map((name) => (
      <li key={name} className={`${audience[name]} ${styles[name]}`}>
        <a href={home[name].href}>
          <span>{home[name].label}</span> <b>{home[name].title}</b>
        </a>
        {home[name].more.map((link) => (
          <TextLink key={link.href} className={styles.more} link={link} />
        ))}
      </li>
    ))}
  </ul>
);
