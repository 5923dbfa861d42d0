import { readContent } from '../check/content.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { confirm, confirmedFile, keyOf } from '../launch-check/confirmed.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import type { Path } from '../yaml/readValues.ts';
import { makeChanges } from './makeChanges.ts';
import { Refused } from './refused.ts';

/** A file, or one value of it, that the owner has read and found right. An empty path is the whole file. */
export type Confirmation = { file: string; path: Path };

/**
 * Notes that a file, or a value in it, is right as it stands.
 *
 * @throws {Refused} when there is no such file
 */
export function confirmAsItStands({ file, path }: Confirmation): void {
  const content = readContent();
  const text = content.get(file);
  if (text === undefined) throw new Refused(`There is no file ${file}.`);
  const value = valueAt(parseYaml(text).value, [...path]);
  const confirmed = confirm(content.get(confirmedFile) ?? '', keyOf(file, path), value);
  makeChanges(content, new Map([[confirmedFile, confirmed]]));
}
