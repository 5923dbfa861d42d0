import { useEffect, useRef, useState } from 'react';
import { canDownload, canShareFile } from '#form/browser.ts';
import { CopyButton } from '#form/CopyButton.tsx';
import { downloadFile } from '#form/downloadFile.ts';
import { ShareButton } from '#form/ShareButton/ShareButton.tsx';
import type { MadeFile } from '#resume/resumeState.ts';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import styles from './MadePanel.module.css';
import { useMaking } from './makingContext.ts';

type Props = {
  made: MadeFile;
  href: string;
  text: string;
  /** Leaves the file for the contact form. False where that is not possible. */
  handOver: (made: MadeFile) => boolean;
};

/** When the file is made: what can be done with it (specification 16.8). */
export function MadePanel({ made, href, text, handOver }: Props) {
  const { done } = useMaking().words;
  const [result, setResult] = useState<'notHandedOver' | 'notSaved' | 'saved'>();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the file is made again
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [made]);
  const canGoToForm = result === undefined || result === 'saved';

  return (
    <div
      className={`${layout.stack} ${layout.screenOnly} ${styles.panel}`}
      ref={panel}
      role="group"
      aria-labelledby="resume-made"
      tabIndex={-1}
    >
      <h3 id="resume-made">{done.title}</h3>
      <ul className={`${layout.row} ${styles.ways}`}>
        {canGoToForm && (
          <li>
            <a
              className={button.filled}
              href={href}
              onClick={(event) => {
                if (handOver(made)) return;
                event.preventDefault();
                if (canDownload()) downloadFile(made.file);
                setResult(canDownload() ? 'notHandedOver' : 'notSaved');
              }}
            >
              {done.use}
            </a>
          </li>
        )}
        {canDownload() && (
          <li>
            <button
              className={button.outlined}
              type="button"
              onClick={() => {
                downloadFile(made.file);
                setResult('saved');
              }}
            >
              {done.save}
            </button>
          </li>
        )}
        {canShareFile(made.file) && (
          <li>
            <ShareButton file={made.file} words={done} />
          </li>
        )}
        <li>
          <CopyButton text={text} words={done}>
            {done.copy}
          </CopyButton>
        </li>
      </ul>
      <div className={styles.result} role="status">
        {result && <p>{done[result]}</p>}
        {!canGoToForm && (
          <a className={button.outlined} href={href}>
            {done.goOn}
          </a>
        )}
      </div>
    </div>
  );
}
