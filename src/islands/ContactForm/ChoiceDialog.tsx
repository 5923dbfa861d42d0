import { useEffect, useRef } from 'react';
import { sentences } from '#enquiry/sentences.ts';
import styles from './ChoiceDialog.module.css';

type Props = {
  message: string;
  chatHref: string;
  callHref: string;
  onOk: () => void;
  onCancel: () => void;
  onBack: () => void;
};

/** The question of SPEC 8, asked with the message in view; each answer is a link that works by itself. */
export function ChoiceDialog({ message, chatHref, callHref, onOk, onCancel, onBack }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="choice-prompt" onClose={onBack}>
      <h2 className={styles.prompt} id="choice-prompt">
        {sentences.choice}
      </h2>
      <div className={styles.answers}>
        <a className={styles.ok} href={chatHref} target="_blank" rel="noopener" onClick={onOk}>
          OK, send via WhatsApp
        </a>
        <a className={styles.cancel} href={callHref} onClick={onCancel}>
          Cancel, make a phone call
        </a>
        <button className={styles.back} type="button" onClick={() => dialog.current?.close()}>
          Go back
        </button>
      </div>
      <h3 className={styles.heading}>Your message</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.message} tabIndex={0} role="region" aria-label="Your message">
        {message}
      </div>
    </dialog>
  );
}
