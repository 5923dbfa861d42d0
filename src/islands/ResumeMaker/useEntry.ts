import { controlName } from '#resume/controlName.ts';
import type { EntryList, EntryLists } from '#resume/resume.ts';
import type { ResumeAction } from '#resume/resumeState.ts';
import { useMaking } from './makingContext.ts';

export function useEntry<List extends EntryList>(list: List, index: number, entry: EntryLists[List]) {
  const { act } = useMaking();
  type Field = keyof EntryLists[List] & string;
  const nameOf = (field: Field) => controlName.entry(list, index, field);
  const write = (change: Partial<EntryLists[List]>) =>
    // TypeScript does not join the list of the action with that of the change.
    act({ type: 'entryWrote', list, index, change } as ResumeAction);
  const box = (field: Field, label: string) => ({
    name: nameOf(field),
    label,
    text: entry[field] as string,
    onText: (text: string) => write({ [field]: text } as Partial<EntryLists[List]>),
  });
  return { nameOf, write, box };
}
