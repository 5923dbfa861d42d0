import type { ReactNode } from 'react';
import type { HomePageData } from '#queries/screens/home.ts';
import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import styles from './GetInTouch.module.css';

type Props = { home: HomePageData; children: ReactNode };

/** The home page's message form, with the links to WhatsApp and the phone beside it (specification 4.1). */
export function GetInTouch({ home: { page, words, agency }, children }: Props) {
  const { intro, whatsappTitle, whatsapp } = page.message;
  return (
    <div className={`${layout.columns} ${styles.columns}`}>
      <div>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
      <div className={`${layout.stack} ${styles.whatsapp}`}>
        <h3>{whatsappTitle}</h3>
        <p>
          {whatsapp} {agency.hours.answer}
        </p>
        <ButtonLink href={agency.chatHref} tone="whatsapp">
          {words.home.boxChat}
        </ButtonLink>
        <p>
          <Sentence text={words.call} parts={{ phone: <a href={agency.phoneHref}>{agency.phone}</a> }} />
        </p>
      </div>
    </div>
  );
}
