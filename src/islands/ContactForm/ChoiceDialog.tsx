import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { linkLoad } from '#enquiry/linkLength.ts';
import { telLink } from '#enquiry/links.ts';
import type { ContactWords } from '../words.ts';
import styles from './ChoiceDialog.module.css';
import type { PhoneHandoverProps } from './PhoneHandover.tsx';

type Props = {
  message: string;
  chatHref: string;
  phone: string;
  onOk: (event: MouseEvent) => void;
  onCancel: (event: MouseEvent) => void;
  onBack: () => void;
  words: ContactWords;
  loadHandover: LoadHandover;
};

/** Fetches the part of the dialog that only a laptop shows, in its own words. */
export type LoadHandover = () => Promise<{ default: ComponentType<PhoneHandoverProps> }>;

/** The question of SPEC 8, asked with the message in view; each answer is a link that works by itself. */
export function ChoiceDialog({
  message,
  chatHref,
  phone,
  onOk,
  onCancel,
  onBack,
  words,
  loadHandover,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [PhoneHandover, setPhoneHandover] = useState<ComponentType<PhoneHandoverProps>>();
  useEffect(() => {
    dialog.current?.showModal();
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    loadHandover().then(
      (loaded) => setPhoneHandover(() => loaded.default),
      () => {}, // Offline: the two links above need nothing more.
    );
  }, [loadHandover]);

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="choice-prompt" onClose={onBack}>
      <h2 className={styles.prompt} id="choice-prompt">
        {words.prompt}
      </h2>
      <div className={styles.answers}>
        <a className={styles.ok} href={chatHref} target="_blank" rel="noopener" onClick={onOk}>
          {words.ok}
        </a>
        <a className={styles.cancel} href={telLink(phone)} onClick={onCancel}>
          <Sentence text={words.cancel} parts={{ phone: <small>{phone}</small> }} />
        </a>
        <button className={styles.back} type="button" onClick={() => dialog.current?.close()}>
          {words.back}
        </button>
      </div>
      {linkLoad(chatHref.length) === 'too-long' && <p className={styles.long}>{words.longLink}</p>}
      <h3 className={styles.heading}>{words.yourMessage}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.message} tabIndex={0} role="region" aria-label={words.yourMessage}>
        {message}
      </div>
      {PhoneHandover && <PhoneHandover chatHref={chatHref} phone={phone} copying={words} />}
    </dialog>
  );
}
