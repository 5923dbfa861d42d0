import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import styles from './GetInTouch.module.css';

type Props = {
  intro: string;
  whatsappTitle: string;
  whatsapp: string;
  button: string;
  /** Contains the placeholder `{phone}`. */
  call: string;
  chatHref: string;
  phone: string;
  phoneHref: string;
  children: ReactNode;
};

/** The home page's message form, with the links to WhatsApp and the phone beside it (specification 4.1). */
export function GetInTouch({ intro, whatsappTitle, whatsapp, children, ...chat }: Props) {
  return (
    <div className={`${layout.columns} ${styles.columns}`}>
      <div>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
      <div className={`${layout.stack} ${styles.whatsapp}`}>
        <h3>{whatsappTitle}</h3>
        <p>{whatsapp}</p>
        <ButtonLink href={chat.chatHref} tone="whatsapp">
          {chat.button}
        </ButtonLink>
        <p>
          <Sentence text={chat.call} parts={{ phone: <a href={chat.phoneHref}>{chat.phone}</a> }} />
        </p>
      </div>
    </div>
  );
}
