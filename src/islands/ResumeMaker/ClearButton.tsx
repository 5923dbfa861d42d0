import { fieldId } from '#components/ui/Field/Field.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import { useMaking } from './makingContext.ts';

/** Empties the form. Beside it is the way back, because it may be pressed by mistake. */
export function ClearButton() {
  const { act, focusNext, isLive, removed, words } = useMaking();
  const press = (type: 'cleared' | 'removalUndone') => {
    act({ type });
    focusNext(fieldId('resume', 'name'));
  };
  return (
    <>
      <TextButton disabled={!isLive} onClick={() => press('cleared')}>
        {words.clear}
      </TextButton>
      {removed?.what === 'everything' && (
        <TextButton onClick={() => press('removalUndone')}>{words.undo}</TextButton>
      )}
    </>
  );
}
