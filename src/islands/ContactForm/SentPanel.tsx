import { useEffect, useRef } from 'react';
import { telLink } from '#enquiry/links.ts';
import { sentences } from '#enquiry/sentences.ts';
import { CopyButton } from './CopyButton.tsx';
import type { HandOff } from './handOff.ts';
import styles from './SentPanel.module.css';

type Props = HandOff & { by: 'whatsapp' | 'call'; phones: readonly string[]; onBringBack: () => void };

/** After the hand-off: thanks, what to do next, and the message again by every other way (SPEC 8, PRODUCT 4). */
export function SentPanel({ message, chatHref, resume, by, phones, onBringBack }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const shareable = by === 'whatsapp' && resume && canShare(resume.file) ? resume.file : undefined;

  return (
    <div className={styles.panel} ref={panel} role="status" tabIndex={-1}>
      <h2>{sentences.thanks}</h2>
      <p>{next(by, resume?.file.name)}</p>
      <ul className={styles.ways}>
        <li>
          <a className={styles.chat} href={chatHref}>
            Open WhatsApp again
          </a>
        </li>
        {shareable && (
          <li>
            {/* The visitor may close the share sheet; that is no error. */}
            <button type="button" onClick={() => navigator.share({ files: [shareable] }).catch(() => {})}>
              Share resume
            </button>
          </li>
        )}
        <li>
          <CopyButton text={message}>Copy message</CopyButton>
        </li>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telLink(phone)}>{phone}</a>
          </li>
        ))}
      </ul>
      <p>
        Nothing opened?{' '}
        <button className={styles.bringBack} type="button" onClick={onBringBack}>
          Bring my answers back
        </button>
      </p>
    </div>
  );
}

const canShare = (file: File) => {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
};

function next(by: 'whatsapp' | 'call', resume: string | undefined): string {
  if (by === 'call')
    return 'If the call did not start, dial one of the numbers below, or send the message after all.';
  const send = 'Your message is written in WhatsApp: press send there.';
  return resume ? `${send} Then attach ${resume}: paper clip, Document, your downloads.` : send;
}
