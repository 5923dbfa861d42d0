import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { EntryList } from '#resume/resume.ts';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';

/** The id of the button that brings back what was taken out last. */
export const undoId = 'resume-undo';

type Props = {
  list: EntryList;
  /** Called with the place of the entry that is there again. */
  onUndo: (index: number) => void;
};

/** Says that an entry of a list was taken out, with a button that brings it back. */
export function UndoRemoval({ list, onUndo }: Props) {
  const { act, removed, words } = useMaking();
  const place =
    removed && removed.what !== 'everything' && removed.what.list === list ? removed.what : undefined;
  return (
    <p className={styles.undo} role="status">
      {place && (
        <>
          {words.removed}{' '}
          <TextButton
            id={undoId}
            onClick={() => {
              act({ type: 'removalUndone' });
              onUndo(place.index);
            }}
          >
            {words.undo}
          </TextButton>
        </>
      )}
    </p>
  );
}
