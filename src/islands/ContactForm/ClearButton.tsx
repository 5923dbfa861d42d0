import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

type Props = {
  isLive: boolean;
  canUndo: boolean;
  onPress: (action: 'cleared' | 'clearUndone') => void;
  words: ContactWords;
};

/** Empties the form. Beside it is the way back, because it stands near the submit button and may be pressed by mistake. */
export const ClearButton = ({ isLive, canUndo, onPress, words }: Props) => (
  <>
    <button className={styles.clear} type="button" disabled={!isLive} onClick={() => onPress('cleared')}>
      {words.clear}
    </button>
    {canUndo && (
      <button className={styles.clear} type="button" onClick={() => onPress('clearUndone')}>
        {words.undoClear}
      </button>
    )}
  </>
);
