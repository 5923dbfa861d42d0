import { type Changes, makeChanges } from '../changes/makeChanges.ts';
import { type Content, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { confirm, confirmedFile, keyOf } from '../launch-check/confirmed.ts';
import type { Finding } from '../launch-check/finding.ts';
import { sampleField } from '../launch-check/placeholders.ts';
import type { Path } from '../yaml/readValues.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

/** A file, or one value of it, that the owner has read and found right. An empty path is the whole file. */
export type Confirmation = { file: string; path: Path };

/**
 * A legal page says that it is a sample until somebody has reviewed it. The label of a client, a testimonial or the people
 * who work here does not go away by reading.
 */
const isLegal = (file: string) => file.startsWith('legal/');

/** What a click can confirm. Undefined for a value that can not be right, and for a whole folder. */
export function confirmationOf(finding: Finding): Confirmation | undefined {
  const { file, path = [], what, confirm: line } = finding;
  if (isLegal(file) && path.at(-1) === sampleField) return { file, path: [] };
  return line?.list === 'texts' && !what.endsWith('/') ? { file, path } : undefined;
}

/** Notes that files or values are right as they stand. A legal page no longer says that it is a sample. */
export function confirmAsItStands(confirmations: Confirmation[]): void {
  const content: Content = readContent();
  const changes: Changes = new Map();
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { file, path } of confirmations) {
    const text = content.get(file) ?? '';
    const value = mappingIn(text);
    const { [sampleField]: label, ...reviewed } = value;
    const isReview = isLegal(file) && label !== undefined;
    if (isReview) changes.set(file, writeYaml(text, reviewed));
    confirmed = confirm(confirmed, keyOf(file, path), valueAt(isReview ? reviewed : value, [...path]));
  }
  makeChanges(content, changes.set(confirmedFile, confirmed));
}
