import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { EnquiryState } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, originOf } from '#enquiry/enquiryView.ts';
import { originSentence } from '#enquiry/handOff.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

type Props = { state: EnquiryState; settings: EnquirySettings; onDrop: () => void; words: ContactWords };

/** Names the page that the visitor came from and, where their message does not, the sentence that it will begin with. */
export function OriginLine({ state, settings, onDrop, words }: Props) {
  const origin = originOf(state);
  const added = originSentence(state, settings);
  if (!origin && state.origin !== undefined) return null;
  return (
    <p className={`${layout.row} ${styles.origin}`} hidden={!origin}>
      {origin && (
        <>
          <span>
            <Sentence
              text={origin.kind === 'people' ? words.for : words.about}
              parts={{ label: <b>{origin.label}</b> }}
            />
          </span>{' '}
          <TextButton onClick={onDrop}>{words.leaveOut}</TextButton>
          {added && <span>{fillIn(words.messageBegins, { sentence: added })}</span>}
        </>
      )}
    </p>
  );
}
