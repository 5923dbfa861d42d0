import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { Origin } from '#enquiry/origin.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

/** Reserves the line's height while the page loads, so that the form does not move when the line appears. */
const reserveHeight = `/[?&](location|about)=/.test(location.search)&&(document.currentScript.previousElementSibling.hidden=false)`;

type Props = {
  /** Undefined while it is being looked up, null where there is none. */
  origin: Origin | null | undefined;
  onDrop: () => void;
  words: ContactWords;
};

/** Names the page that the visitor came from, with a button that removes it from the enquiry. */
export function OriginLine({ origin, onDrop, words }: Props) {
  return (
    <>
      {origin !== null && (
        <p className={styles.origin} hidden={!origin}>
          {origin && (
            <>
              <Sentence text={words.about} parts={{ label: <b>{origin.label}</b> }} />{' '}
              <TextButton onClick={onDrop}>{words.leaveOut}</TextButton>
            </>
          )}
        </p>
      )}
      {/* Always here: the content security policy lets no script be added later, and the form would go with it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: reserveHeight }} />
    </>
  );
}
