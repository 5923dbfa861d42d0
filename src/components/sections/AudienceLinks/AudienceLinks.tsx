import type { Link } from '#navigation/link.ts';
import audience from '#styles/audience.module.css';
import layout from '#styles/layout.module.css';
import styles from './AudienceLinks.module.css';

type AudienceLink = {
  label: string;
  title: string;
  href: string;
  /** Stand under the large link. */
  more: readonly Link[];
};
type Props = { seekers: AudienceLink; employers: AudienceLink };

export const AudienceLinks = (links: Props) => (
  <ul className={`${layout.page} ${styles.links}`}>
    {(['seekers', 'employers'] as const).map((name) => (
      <li key={name} className={`${audience[name]} ${styles[name]}`}>
        <a href={links[name].href}>
          <span>{links[name].label}</span> <b>{links[name].title}</b>
        </a>
        {links[name].more.map(({ href, label, hrefLang }) => (
          <a key={href} className={styles.more} href={href} hrefLang={hrefLang}>
            {label}
          </a>
        ))}
      </li>
    ))}
  </ul>
);
