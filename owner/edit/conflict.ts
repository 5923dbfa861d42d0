import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { type JsonSchema, schemaAt } from '../check/jsonSchema.ts';

import { labelsTo, textOf } from '../check/labels.ts';
import { differences, type FieldDifference } from './fieldChanges.ts';
import { formContent } from './formContent.ts';
import type { Opened } from './opened.ts';
import { Refused } from './refused.ts';

/** A field for the dialog: its name and both values as text. An empty text is a field without a value. */
export type ShownDifference = { name: string; file: string; form: string } & Pick<
  FieldDifference,
  'changedIn'
>;

/**
 * Why a form can't be saved as it is. `changed`: the file has changed since the form was opened. `deleted`: the
 * file no longer exists. `exists`: the form is a new entry, and its file already exists. `seen` names the version
 * of the file that is shown: whoever saves over it sends it back.
 */
export type Conflict = {
  kind: 'changed' | 'deleted' | 'exists';
  path: string;
  seen: string;
  differences: ShownDifference[];
};

/** A save that is refused because of a conflict. */
export class ConflictRefused extends Refused {
  conflict: Conflict;
  constructor(conflict: Conflict) {
    super(`Not saved. ${reasons[conflict.kind](conflict.path)}`);
    this.conflict = conflict;
  }
}

const reasons: Record<Conflict['kind'], (path: string) => string> = {
  changed: (path) => `${path} has changed since you opened this form.`,
  deleted: (path) => `${path} was deleted after you opened this form.`,
  exists: (path) => `There is already an entry with this address: ${path}.`,
};

/**
 * The conflict between a form and its file, or undefined if the form can be saved.
 *
 * @param text the file's current text; undefined if there is no file
 * @param form the content to write for the form's values
 */
export function conflictOf(
  path: string,
  text: string | undefined,
  opened: Opened | undefined,
  form: unknown,
  schema: JsonSchema,
): Conflict | undefined {
  // A copy of another entry still has the other entry's `_opened`.
  const isNew = opened?.path !== path;
  if (text === undefined)
    return isNew ? undefined : { kind: 'deleted', path, seen: versionOf(''), differences: [] };
  const file = parse(text);
  if (!isNew && isDeepStrictEqual(file, opened.content)) return undefined;
  const before = isNew ? {} : formContent(opened.content, schema);
  return {
    kind: isNew ? 'exists' : 'changed',
    path,
    seen: versionOf(text),
    differences: differences(before, formContent(file, schema), form).map((difference) =>
      shown(difference, schema, form),
    ),
  };
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex');

function shown(
  { path, file, form, changedIn }: FieldDifference,
  schema: JsonSchema,
  content: unknown,
): ShownDifference {
  const fieldSchema = schemaAt(schema, path, content);
  return {
    name: labelsTo(path, schema, content),
    file: textOf(file, fieldSchema),
    form: textOf(form, fieldSchema),
    changedIn,
  };
}
