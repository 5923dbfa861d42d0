import type { ComponentType, ReactNode } from 'react';
import { fieldId } from '#components/ui/Field/Field.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import { UndoNote, undoId } from '#form/UndoNote.tsx';
import { controlName } from '#resume/controlName.ts';
import { type EntryList, type EntryLists, emptyEntries, emptyResume, maxEntries } from '#resume/resume.ts';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { useMaking } from './makingContext.ts';
import { entryName } from './problemText.ts';
import styles from './ResumeMaker.module.css';

type Props<List extends EntryList> = {
  list: List;
  entries: EntryLists[List][];
  /** The first entries are always there, so these are not among the entries that are shown here. */
  fixed?: number;
  add: string;
  /** True for entries with one field, whose label is their name. */
  bare?: boolean;
  Fields: ComponentType<{ entry: EntryLists[List]; index: number }>;
};

export function Entries<List extends EntryList>({
  list,
  entries,
  fixed = 0,
  add,
  bare = false,
  Fields,
}: Props<List>) {
  const { act, focusNext, isLive, undoable, undo, words } = useMaking();
  const taken = undoable?.type === 'entryRemoved' && undoable.list === list ? undoable : undefined;
  // The entries with which the form begins stay.
  const least = emptyResume[list].length;
  const [firstField = ''] = Object.keys(emptyEntries[list]);
  const focusEntry = (index: number) =>
    focusNext(fieldId('resume', controlName.entry(list, index, firstField)));
  const moves = [
    { by: -1, label: words.moveUp },
    { by: 1, label: words.moveDown },
  ] as const;
  const canMove = (index: number, by: number) => index + by >= fixed && index + by < entries.length;
  const moveId = (index: number, by: number) => `resume-move-${list}-${index}-${by}`;
  return (
    <>
      {entries.map((entry, index) => {
        const name = entryName(list, index, words);
        return (
          index >= fixed && (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name, and its fields are controlled
            <Frame name={bare ? undefined : name} key={index}>
              <Fields entry={entry} index={index} />
              {entries.length > least && (
                <div className={`${layout.row} ${styles.entryButtons}`}>
                  {moves.map(
                    ({ by, label }) =>
                      canMove(index, by) && (
                        <TextButton
                          key={by}
                          id={moveId(index, by)}
                          aria-label={`${label}: ${name}`}
                          onClick={() => {
                            act({ type: 'entryMoved', list, index, by });
                            const goesOn = canMove(index + by, by);
                            focusNext(moveId(index + by, goesOn ? by : -by));
                          }}
                        >
                          {label}
                        </TextButton>
                      ),
                  )}
                  <TextButton
                    disabled={!isLive}
                    onClick={() => {
                      act({ type: 'entryRemoved', list, index });
                      focusNext(undoId('resume', list));
                    }}
                  >
                    {fillIn(words.remove, { entry: name })}
                  </TextButton>
                </div>
              )}
            </Frame>
          )
        );
      })}
      <UndoNote
        id={undoId('resume', list)}
        undo={
          taken && {
            text: words.removed,
            button: words.undo,
            onPress: () => {
              undo();
              focusEntry(taken.index);
            },
          }
        }
      />
      {entries.length < maxEntries ? (
        <button
          className={button.outlined}
          type="button"
          disabled={!isLive}
          onClick={() => {
            act({ type: 'entryAdded', list });
            focusEntry(entries.length);
          }}
        >
          {add}
        </button>
      ) : (
        <p className={text.hint}>{fillIn(words.full, { limit: `${maxEntries}` })}</p>
      )}
    </>
  );
}

const Frame = ({ name, children }: { name: string | undefined; children: ReactNode }) =>
  name ? (
    <fieldset className={`${layout.stack} ${styles.entry}`}>
      <legend>{name}</legend>
      {children}
    </fieldset>
  ) : (
    <div className={styles.ownLine}>{children}</div>
  );
