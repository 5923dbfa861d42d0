import { useMemo } from 'react';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import type { HandoverWords } from '../words.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './PhoneHandover.module.css';
import { qrPath } from './qrPath.ts';

export type PhoneHandoverProps = {
  chatHref: string;
  phone: string;
  /** Whether copying worked; the contact form's. */
  copying: { copied: string; copyBlocked: string };
};

/** CSS pixels of one square of the code: the largest codes still scan off a laptop's screen at this. */
const squareSize = 3;

/**
 * For a laptop that has no WhatsApp and makes no calls: the same chat as a QR code for the phone beside it, and the
 * number in full. Loaded, with the encoder, only where it is shown.
 */
export function PhoneHandover({
  chatHref,
  phone,
  copying,
  words,
}: PhoneHandoverProps & { words: HandoverWords }) {
  const code = useMemo(() => qrPath(chatHref), [chatHref]);
  return (
    <div className={styles.handover}>
      {code ? (
        <figure>
          <svg
            className={styles.code}
            viewBox={`0 0 ${code.size} ${code.size}`}
            width={code.size * squareSize}
            role="img"
            aria-label={words.code}
          >
            <path d={code.path} />
          </svg>
          <figcaption>{words.scan}</figcaption>
        </figure>
      ) : (
        <p>{words.tooLong}</p>
      )}
      <p>
        <Sentence text={words.callFrom} parts={{ phone: <b>{phone}</b> }} />{' '}
        <CopyButton text={phone} words={copying}>
          {words.copyNumber}
        </CopyButton>
      </p>
    </div>
  );
}
