import type { Ref } from 'react';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { EnquiryState } from '#enquiry/enquiryState.ts';
import { kindOf } from '#enquiry/enquiryView.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

type Props = {
  /** The submit button. */
  ref: Ref<HTMLButtonElement>;
  state: EnquiryState;
  onPress: (action: 'cleared' | 'clearUndone') => void;
  words: ContactWords;
};

/**
 * The end of the form: what has gone wrong, the submit button, and "Clear form". Beside that is the way back, because it
 * stands near the submit button and may be pressed by mistake.
 */
export function FormEnd({ ref, state, onPress, words }: Props) {
  const isLive = state.step !== 'loading';
  return (
    <>
      {state.failed && (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      )}
      <div className={styles.end}>
        <SubmitButton ref={ref} disabled={!isLive}>
          {words[kindOf(state)].submit}
        </SubmitButton>
        <TextButton disabled={!isLive} onClick={() => onPress('cleared')}>
          {words.clear}
        </TextButton>
        {state.cleared && <TextButton onClick={() => onPress('clearUndone')}>{words.undoClear}</TextButton>}
        <p className={styles.reading} role="status">
          {state.step === 'reading' && words.reading}
        </p>
      </div>
    </>
  );
}
