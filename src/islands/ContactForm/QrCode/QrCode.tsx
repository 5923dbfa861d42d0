import { useLayoutEffect, useMemo, useRef } from 'react';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { CopyButton } from '#form/CopyButton.tsx';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import type { ContactWords } from '../../words.ts';
import styles from './QrCode.module.css';
import { qrModules } from './qrModules.ts';

export type QrCodeProps = {
  chatHref: string;
  phone: string;
  onScanned: () => void;
  words: Pick<ContactWords, 'copied' | 'copyBlocked' | 'qrCode'>;
};

/** CSS pixels of one module. Phones can still scan the largest codes from a laptop's screen. */
const moduleSize = 3;

/** For a laptop without WhatsApp: a phone scans the chat. It is loaded only where it is shown, with the encoder. */
export function QrCode({ chatHref, phone, onScanned, words }: QrCodeProps) {
  const { qrCode } = words;
  const code = useMemo(() => qrModules(chatHref), [chatHref]);
  return (
    <div className={`${layout.stack} ${styles.qrCode}`}>
      {code ? (
        <figure className={layout.stackTight}>
          <Picture modules={code} label={qrCode.code} />
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

/**
 * Dark on light in every scheme, because many scanners read nothing else. Browsers and extensions that force dark colours
 * change the colours of an SVG, and leave a canvas as it is. It has one pixel a module, which the style enlarges.
 */
function Picture({ modules, label }: { modules: boolean[][]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = modules.length;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size, size);
    context.fillStyle = '#000';
    for (const [y, row] of modules.entries())
      for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x, y, 1, 1);
  }, [modules, size]);
  return (
    <canvas
      ref={canvas}
      className={styles.code}
      width={size}
      height={size}
      style={{ width: size * moduleSize }}
      role="img"
      aria-label={label}
    />
  );
}
