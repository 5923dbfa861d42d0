import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

type Props = {
  href: string;
  /** `whatsapp` (green) is only for links that open WhatsApp; `ink` is for every other action. */
  tone: 'whatsapp' | 'ink';
  children: ReactNode;
};

/** A link that looks like a button, for the main action of its section. */
export function ButtonLink({ href, tone, children }: Props) {
  return (
    <a className={`${styles.button} ${styles[tone]}`} href={href}>
      {children}
    </a>
  );
}
