import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import styles from './NotFoundLinks.module.css';

type Props = {
  links: readonly Link[];
  chatHref: string;
  phone: string;
  phoneHref: string;
  /** `call` has the placeholder `{phone}`. */
  words: { chat: string; call: string };
};

export function NotFoundLinks({ links, chatHref, phone, phoneHref, words }: Props) {
  return (
    <div className={styles.links}>
      <ul className={layout.ruled}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <ButtonLink href={chatHref} tone="whatsapp">
        {words.chat}
      </ButtonLink>
      <p>
        <Sentence text={words.call} parts={{ phone: <a href={phoneHref}>{phone}</a> }} />
      </p>
    </div>
  );
}
