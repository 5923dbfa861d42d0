import type { Layout } from '#queries/layout/layout.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './FloatingChat.module.css';

/** The WhatsApp link that stays in the corner of every page (specification 3.4). */
export function FloatingChat({ layout: { chatHref, words } }: { layout: Layout }) {
  return (
    <aside className={styles.column} aria-label={words.chat} lang={words.lang}>
      <a className={styles.chat} href={chatHref}>
        <Icon name="whatsapp" size={30} />
        <VisuallyHidden>{words.chatOnWhatsapp}</VisuallyHidden>
      </a>
    </aside>
  );
}
