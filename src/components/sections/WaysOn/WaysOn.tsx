import type { NavigationLink } from '#navigation/links.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import styles from './WaysOn.module.css';

type Props = { links: readonly NavigationLink[]; chatHref: string; phone: string; phoneHref: string };

/** For a visitor who is lost: the site's pages, and a person. */
export function WaysOn({ links, chatHref, phone, phoneHref }: Props) {
  return (
    <div className={styles.ways}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <ButtonLink href={chatHref} tone="whatsapp">
        Ask us on WhatsApp
      </ButtonLink>
      <p>
        or call <a href={phoneHref}>{phone}</a>
      </p>
    </div>
  );
}
