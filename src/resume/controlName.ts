import type { EntryList } from './resume.ts';

/** The names of the form's controls. Errors and their links find a control by its name. */
export const controlName = {
  entry: (list: EntryList, index: number, field: string) => `${list}-${index}-${field}`,
  /** `line` is the place in `roleLines`, from which no line is ever removed. */
  ticked: (line: number) => `line-${line}`,
  blank: (line: number, index: number) => `line-${line}-${index}`,
};
