import { useEffect, useRef, useState } from 'react';
import { telLink } from '#enquiry/links.ts';
import { sentences } from '#enquiry/sentences.ts';
import type { HandOff } from './handOff.ts';
import styles from './SentPanel.module.css';

type Props = HandOff & { by: 'whatsapp' | 'call'; phones: readonly string[] };

/** After the hand-off: thanks, what to do next, and the message again by every other way (SPEC 8, PRODUCT 4). */
export function SentPanel({ message, chatHref, resume, by, phones }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second hand-off takes the focus again
  useEffect(() => panel.current?.focus(), [message]);

  async function copy() {
    setCopied(
      await navigator.clipboard.writeText(message).then(
        () => true,
        () => false,
      ),
    );
  }

  return (
    <div className={styles.panel} ref={panel} role="status" tabIndex={-1}>
      <h2>{sentences.thanks}</h2>
      <p>{next(by, resume?.name)}</p>
      <ul className={styles.ways}>
        <li>
          <a className={styles.chat} href={chatHref}>
            Open WhatsApp again
          </a>
        </li>
        <li>
          <button type="button" onClick={copy}>
            Copy message
          </button>
          {copied !== undefined && <span> {copied ? 'Copied' : 'Copying is blocked here'}</span>}
        </li>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telLink(phone)}>{phone}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function next(by: 'whatsapp' | 'call', resume: string | undefined): string {
  if (by === 'call')
    return 'If the call did not start, dial one of the numbers below, or send the message after all.';
  const send = 'Your message is written in WhatsApp: press send there.';
  return resume ? `${send} Then attach ${resume}, which is in your downloads, to the chat.` : send;
}
