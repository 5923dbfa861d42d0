import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { ContactWords } from '../words.ts';

type Props = {
  isLive: boolean;
  canUndo: boolean;
  onPress: (action: 'cleared' | 'clearUndone') => void;
  words: ContactWords;
};

/** Empties the form. Beside it is the way back, because it stands near the submit button and may be pressed by mistake. */
export const ClearButton = ({ isLive, canUndo, onPress, words }: Props) => (
  <>
    <TextButton disabled={!isLive} onClick={() => onPress('cleared')}>
      {words.clear}
    </TextButton>
    {canUndo && <TextButton onClick={() => onPress('clearUndone')}>{words.undoClear}</TextButton>}
  </>
);
