import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { telLink } from '#enquiry/contactLinks.ts';
import { linkLoad } from '#enquiry/linkLength.ts';
import type { DialogChoice } from '#enquiry/sentEnquiry.ts';
import { hasMouse } from '#form/browser.ts';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ContactWords } from '../../words.ts';
import type { QrCodeProps } from '../QrCode/QrCode.tsx';
import styles from './ChoiceDialog.module.css';

type Props = {
  message: string;
  chatHref: string;
  phone: string;
  /** The name of a resume that could not be read. */
  unread?: string | undefined;
  /** False if the question was answered before. */
  onChoice: (choice: DialogChoice) => boolean;
  onBack: () => void;
  words: ContactWords;
};

/** The question of specification 7.1, with the message in view. Each choice is a real link. */
export function ChoiceDialog({ message, chatHref, phone, unread, onChoice, onBack, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [QrCode, setQrCode] = useState<ComponentType<QrCodeProps>>();
  useEffect(() => {
    dialog.current?.showModal();
    if (!hasMouse()) return;
    import('../QrCode/QrCode.tsx').then(
      (loaded) => setQrCode(() => loaded.QrCode),
      () => {}, // Offline: the two links above need nothing more.
    );
  }, []);

  // The browser returns the focus to the submit button first, and sends `close` later. Without this, Enter pressed in
  // between would submit a form that is still in the state `choosing`.
  const hasLeft = useRef(false);
  const leave = () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    dialog.current?.close();
    onBack();
  };

  const follow = (choice: DialogChoice) => (event: MouseEvent) => {
    if (!onChoice(choice)) event.preventDefault();
  };

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby="choice-question"
      onCancel={leave}
      onClose={leave}
    >
      <h2 className={styles.question} id="choice-question">
        {words.dialogQuestion}
      </h2>
      <p className={styles.note}>{words.dialogNote}</p>
      <div className={`${layout.stackTight} ${styles.answers}`}>
        <a
          className={`${button.filled} ${button.whatsapp}`}
          href={chatHref}
          target="_blank"
          rel="noopener"
          aria-describedby="ok-note"
          onClick={follow('whatsapp')}
          // The middle button opens the chat too, and fires no click.
          onAuxClick={(event) => event.button === 1 && follow('whatsapp')(event)}
        >
          {words.ok}
        </a>
        <p className={styles.okNote} id="ok-note">
          {words.okNote}
        </p>
        <a className={button.outlined} href={telLink(phone)} onClick={follow('call')}>
          <Sentence text={words.cancel} parts={{ phone: <small>{phone}</small> }} />
        </a>
        <button className={`${button.text} ${styles.back}`} type="button" onClick={leave}>
          {words.back}
        </button>
      </div>
      {unread && (
        <p className={`${text.warning} ${styles.long}`}>{fillIn(words.resumeUnread, { resume: unread })}</p>
      )}
      {linkLoad(chatHref.length) === 'too-long' && (
        <p className={`${text.warning} ${styles.long}`}>{words.longLink}</p>
      )}
      <div className={styles.details}>
        <div>
          <h3 className={styles.heading}>{words.yourMessage}</h3>
          <div
            className={styles.message}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            role="region"
            aria-label={words.yourMessage}
            translate="no"
          >
            {message}
          </div>
        </div>
        {QrCode && <QrCode {...{ chatHref, phone, words }} onScanned={() => onChoice('scanned')} />}
      </div>
    </dialog>
  );
}
