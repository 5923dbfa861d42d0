import type { Language } from '#navigation/languages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './FloatingChat.module.css';

type Props = {
  href: string;
  /** `lang` is their language, if it differs from the page's. */
  words: { chat: string; chatOnWhatsapp: string; lang?: Language | undefined };
};

/** The WhatsApp link that stays in the corner of every page (specification 3.4). */
export function FloatingChat({ href, words }: Props) {
  return (
    <aside className={styles.column} aria-label={words.chat} lang={words.lang}>
      <a className={styles.chat} href={href}>
        <Icon name="whatsapp" size={30} />
        <VisuallyHidden>{words.chatOnWhatsapp}</VisuallyHidden>
      </a>
    </aside>
  );
}
