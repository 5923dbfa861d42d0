import { type EntryList, emptyEntries } from './resume.ts';

/** The names of the form's controls. Errors and their links find a control by its name. */
export const controlName = {
  entry: (list: EntryList, index: number, field: string) => `${list}-${index}-${field}`,
  /** `line` is the place in `roleLines`, from which no line is ever removed. */
  ticked: (line: number) => `line-${line}`,
  blank: (line: number, index: number) => `line-${line}-${index}`,
};

/** Where the control of a name is. Undefined for a field that stands alone. */
export function placeOfControl(
  name: string,
): { line: number; blank: number } | { list: EntryList; index: number; field: string } | undefined {
  const [first = '', place = '', field = ''] = name.split('-');
  if (first === 'line') return { line: Number(place), blank: Number(field) };
  return first in emptyEntries ? { list: first as EntryList, index: Number(place), field } : undefined;
}
