import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import styles from './FloatingChat.module.css';

/** The WhatsApp link that stays in the corner of every page (SPEC 2). */
export function FloatingChat({ href }: { href: string }) {
  return (
    <aside aria-label="Chat">
      <a className={styles.chat} href={href}>
        <IconBrandWhatsapp size={30} stroke={1.75} aria-hidden="true" />
        <span>Chat on WhatsApp</span>
      </a>
    </aside>
  );
}
