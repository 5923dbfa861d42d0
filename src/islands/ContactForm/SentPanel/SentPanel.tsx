import { useEffect, useRef } from 'react';
import { telLink } from '#enquiry/links.ts';
import type { ContactWords } from '../../words.ts';
import { CopyButton } from '../CopyButton.tsx';
import type { HandOff } from '../handOff.ts';
import styles from './SentPanel.module.css';

type Props = HandOff & {
  by: 'whatsapp' | 'call';
  phones: readonly string[];
  onBringBack: () => void;
  words: ContactWords;
};

/** After the hand-off: thanks, what to do next, and the message again by every other way (specification 8.1). */
export function SentPanel({ message, chatHref, resume, by, phones, onBringBack, words }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const shareable = by === 'whatsapp' && resume && canShare(resume.file) ? resume.file : undefined;

  return (
    <div className={styles.panel} ref={panel} role="status" tabIndex={-1}>
      <h2>{words.thanks}</h2>
      <p>{next(words, by, resume?.file.name)}</p>
      <ul className={styles.ways}>
        <li>
          <a className={styles.chat} href={chatHref}>
            {words.openAgain}
          </a>
        </li>
        {shareable && (
          <li>
            {/* The visitor may close the share sheet; that is no error. */}
            <button type="button" onClick={() => navigator.share({ files: [shareable] }).catch(() => {})}>
              {words.share}
            </button>
          </li>
        )}
        <li>
          <CopyButton text={message} words={words}>
            {words.copyMessage}
          </CopyButton>
        </li>
      </ul>
      <ul className={styles.numbers}>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telLink(phone)}>{phone}</a>
          </li>
        ))}
      </ul>
      <p>
        {words.nothingOpened}{' '}
        <button className={styles.bringBack} type="button" onClick={onBringBack}>
          {words.bringBack}
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

function next(words: ContactWords, by: 'whatsapp' | 'call', resume: string | undefined): string {
  if (by === 'call') return words.afterCall;
  return resume ? `${words.afterChat} ${words.attach.replace('{resume}', () => resume)}` : words.afterChat;
}
