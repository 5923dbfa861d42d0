import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './FloatingChat.module.css';

/** The WhatsApp link that stays in the corner of every page (specification 3.4). */
export function FloatingChat({ href, region, label }: { href: string; region: string; label: string }) {
  return (
    <aside className={styles.column} aria-label={region}>
      <a className={styles.chat} href={href}>
        <Icon name="whatsapp" size={30} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
    </aside>
  );
}
