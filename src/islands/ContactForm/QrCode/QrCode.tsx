import { useMemo } from 'react';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { CopyButton } from '#form/CopyButton.tsx';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import type { ContactWords } from '../../words.ts';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

export type QrCodeProps = {
  chatHref: string;
  phone: string;
  /** The visitor has the chat on their phone now. */
  onScanned: () => void;
  words: Pick<ContactWords, 'copied' | 'copyBlocked' | 'qrCode'>;
};

/** CSS pixels of one square of the code. Phones can still scan the largest codes from a laptop's screen. */
const squareSize = 3;

/**
 * For a laptop without WhatsApp: the chat as a QR code, which a phone can scan, and the number in full. It is loaded only
 * where it is shown, with the encoder.
 */
export function QrCode({ chatHref, phone, onScanned, words }: QrCodeProps) {
  const { qrCode } = words;
  const code = useMemo(() => qrPath(chatHref), [chatHref]);
  return (
    <div className={`${layout.stack} ${styles.qrCode}`}>
      {code ? (
        <figure className={layout.stackTight}>
          <svg
            className={styles.code}
            viewBox={`0 0 ${code.size} ${code.size}`}
            width={code.size * squareSize}
            role="img"
            aria-label={qrCode.code}
          >
            <rect className={styles.paper} width={code.size} height={code.size} />
            <path d={code.path} />
          </svg>
          <figcaption>
            <p>{qrCode.scan}</p>
            <button className={button.outlined} type="button" onClick={onScanned}>
              {qrCode.scanned}
            </button>
          </figcaption>
        </figure>
      ) : (
        <p>{qrCode.tooLong}</p>
      )}
      <p>
        <Sentence text={qrCode.callFrom} parts={{ phone: <b>{phone}</b> }} />{' '}
        <CopyButton text={phone} words={words}>
          {qrCode.copyNumber}
        </CopyButton>
      </p>
    </div>
  );
}
