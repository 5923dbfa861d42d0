import type { ReactNode } from 'react';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';

type Props = {
  href: string;
  /** `whatsapp` (green) is only for links that open WhatsApp; `ink` is for every other action. */
  tone: 'whatsapp' | 'ink';
  children: ReactNode;
};

export function ButtonLink({ href, tone, children }: Props) {
  return (
    <a
      className={`${layout.screenOnly} ${button.filled} ${button.large} ${tone === 'whatsapp' ? button.whatsapp : ''}`}
      href={href}
    >
      {children}
    </a>
  );
}
