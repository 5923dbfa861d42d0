import type { NavigationLink } from '#navigation/links.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import styles from './NotFoundLinks.module.css';

type Props = { links: readonly NavigationLink[]; chatHref: string; phone: string; phoneHref: string };

/** The links of the 404 page: the six screens, WhatsApp and the phone. */
export function NotFoundLinks({ links, chatHref, phone, phoneHref }: Props) {
  return (
    <div className={styles.links}>
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
