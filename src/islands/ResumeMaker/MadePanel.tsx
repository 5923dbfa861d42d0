import { useEffect, useRef, useState } from 'react';
import type { Language } from '#navigation/languages.ts';
import type { Resume } from '#resume/resume.ts';
import type { MadeFile } from '#resume/resumeState.ts';
import { canDownload, canShareFile } from '../browser.ts';
import { CopyButton } from '../CopyButton.tsx';
import { downloadFile } from '../downloadFile.ts';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import type { TabStorage } from '../tabStorage.ts';
import { applicationHref, handOver } from './handOver.ts';
import styles from './MadePanel.module.css';
import { useMaking } from './makingContext.ts';

type Props = {
  made: MadeFile;
  resume: Resume;
  /** The resume as a text for a chat. */
  text: string;
  storage: Pick<TabStorage, 'saveMadeResume'>;
  language: Language;
};

/** When the file is made: what can be done with it (specification 16.8). */
export function MadePanel({ made, resume, text, storage, language }: Props) {
  const { done } = useMaking().words;
  const [result, setResult] = useState<'notHandedOver' | 'notSaved' | 'saved'>();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the file is made again
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [made]);
  const href = applicationHref(language, resume);
  const isHandedOver = result === undefined || result === 'saved';

  return (
    <div className={styles.panel} ref={panel} role="group" aria-labelledby="resume-made" tabIndex={-1}>
      <h3 id="resume-made">{done.title}</h3>
      <ul>
        {isHandedOver && (
          <li>
            <a
              className={styles.use}
              href={href}
              onClick={(event) => {
                const outcome = handOver(made, resume, storage);
                if (outcome === 'stored') return;
                event.preventDefault();
                setResult(outcome === 'saved' ? 'notHandedOver' : 'notSaved');
              }}
            >
              {done.use}
            </a>
          </li>
        )}
        {canDownload() && (
          <li>
            <button
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
      <div role="status">
        {result && <p>{done[result]}</p>}
        {!isHandedOver && <a href={href}>{done.goOn}</a>}
      </div>
    </div>
  );
}
