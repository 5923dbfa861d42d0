import { useMemo } from 'react';
import { CopyButton } from './CopyButton.tsx';
import styles from './PhoneHandover.module.css';
import { qrPath } from './qrPath.ts';

export type PhoneHandoverProps = { chatHref: string; phone: string };

/** CSS pixels of one square of the code: the largest codes still scan off a laptop's screen at this. */
const squareSize = 3;

/**
 * For a laptop that has no WhatsApp and makes no calls: the same chat as a QR code for the phone beside it, and the
 * number in full. Loaded, with the encoder, only where it is shown.
 */
export function PhoneHandover({ chatHref, phone }: PhoneHandoverProps) {
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
            aria-label="QR code of this chat"
          >
            <path d={code.path} />
          </svg>
          <figcaption>WhatsApp on your phone? Scan this: the same message opens there.</figcaption>
        </figure>
      ) : (
        <p>This message is too long for a QR code. Send it from here, or shorten it to scan it.</p>
      )}
      <p>
        To call from another phone: <b>{phone}</b> <CopyButton text={phone}>Copy number</CopyButton>
      </p>
    </div>
  );
}
