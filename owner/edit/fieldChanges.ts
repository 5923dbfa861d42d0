import { isDeepStrictEqual } from 'node:util';
import { isMapping } from '#schemas/isMapping.ts';

/** The values of a content file, by the path of their field. A list is one value. */
type Values = Map<string, unknown>;

/** A field whose value in the file differs from the form's, and who has changed it since the form was opened. */
export type FieldDifference = {
  path: string[];
  file: unknown;
  form: unknown;
  changedIn: 'file' | 'form' | 'both';
};

/** Every field that differs between a file and a form that was opened with other content. */
export function differences(opened: unknown, file: unknown, form: unknown): FieldDifference[] {
  const [before, now, mine] = [valuesOf(opened), valuesOf(file), valuesOf(form)];
  const changed = (values: Values, key: string) => !isDeepStrictEqual(before.get(key), values.get(key));
  return [...new Set([...now.keys(), ...mine.keys()])]
    .filter((key) => !isDeepStrictEqual(now.get(key), mine.get(key)))
    .map((key) => ({
      path: JSON.parse(key),
      file: now.get(key),
      form: mine.get(key),
      changedIn: !changed(now, key) ? 'form' : changed(mine, key) ? 'both' : 'file',
    }));
}

/**
 * The file's content with the form's changes: fields that the form did not change keep the file's value. Fields
 * that both changed get the form's value. A list is changed as a whole, because its items have no names.
 */
export function merged(opened: unknown, file: unknown, form: unknown): unknown {
  const [before, now, mine] = [valuesOf(opened), valuesOf(file), valuesOf(form)];
  for (const key of new Set([...before.keys(), ...mine.keys()])) {
    if (isDeepStrictEqual(before.get(key), mine.get(key))) continue;
    if (mine.has(key)) now.set(key, mine.get(key));
    else now.delete(key);
  }
  return contentOf(now);
}

function valuesOf(content: unknown, path: string[] = []): Values {
  if (!isMapping(content) || (path.length > 0 && Object.keys(content).length === 0))
    return new Map(path.length > 0 ? [[JSON.stringify(path), content]] : []);
  return new Map(Object.entries(content).flatMap(([key, value]) => [...valuesOf(value, [...path, key])]));
}

function contentOf(values: Values): unknown {
  const content = {};
  for (const [key, value] of values) {
    const path: string[] = JSON.parse(key);
    let mapping: Record<string, unknown> = content;
    for (const name of path.slice(0, -1)) mapping = mapping[name] = (mapping[name] ?? {}) as typeof mapping;
    mapping[path.at(-1) ?? ''] = value;
  }
  return content;
}
