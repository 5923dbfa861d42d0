import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

type Props = {
  href: string;
  /** Green opens WhatsApp and nothing else; ink is every other action. */
  tone: 'whatsapp' | 'ink';
  children: ReactNode;
};

/** A link that is the main thing to do where it stands. */
export function ButtonLink({ href, tone, children }: Props) {
  return (
    <a className={`${styles.button} ${styles[tone]}`} href={href}>
      {children}
    </a>
  );
}
