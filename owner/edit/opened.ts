import { parse, stringify } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';

/*
 * Decap keeps fields that its form does not show, also in the draft that it stores in the browser. So a form
 * carries the content with which it was opened, and the server needs no memory of open forms: several tabs, a
 * restored draft and a restart of the server all work.
 */

/** The name of the extra field. No content file has it. */
const openedKey = '_opened';

/** The file of a form, and the content that the file had when the form was opened. */
export type Opened = { path: string; content: unknown };

/** A form's `_opened` field as it was when opened, and as it would be after the form's last save. */
export type SavedForm = { from: string; to: string };

/** The text of a content file for the form: with the extra field. The text must be valid YAML. */
export const withOpened = (path: string, text: string): string =>
  `${text.replace(/(?<=[^\n])$/, '\n')}${stringify({ [openedKey]: openedField(path, text) }, { lineWidth: 0 })}`;

/** The value of the extra field for a file's current text. */
export const openedField = (path: string, text: string): string =>
  JSON.stringify({ path, content: parse(text) } satisfies Opened);

/**
 * Takes the extra field out of a form's values. A form that was saved before still has its first `_opened`,
 * because Decap does not read the file again; `saved` has what the last save wrote.
 */
export function takeOpened(form: unknown, saved: SavedForm[] = []) {
  if (!isMapping(form)) return { values: form, field: undefined, opened: undefined };
  const { [openedKey]: field, ...values } = form;
  const latest = saved.find(({ from }) => from === field)?.to ?? field;
  return { values, field, opened: typeof latest === 'string' ? readOpened(latest) : undefined };
}

function readOpened(field: string): Opened | undefined {
  try {
    const opened: unknown = JSON.parse(field);
    return isMapping(opened) && typeof opened['path'] === 'string' ? (opened as Opened) : undefined;
  } catch {
    return undefined;
  }
}
