import { isDeepStrictEqual } from 'node:util';
import { isMapping } from '#schemas/isMapping.ts';
import { type Changes, makeChanges } from '../changes/makeChanges.ts';
import { type Content, readContent } from '../check/content.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { confirm, confirmedFile, keyOf } from '../launch-check/confirmed.ts';
import type { Finding } from '../launch-check/finding.ts';
import { sampleField } from '../launch-check/placeholders.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import type { Path } from '../yaml/readValues.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

/** A file, or one value of it, that the owner has read and found right. An empty path is the whole file. */
export type Confirmation = { file: string; path: Path };

/**
 * A legal page, or a part of a screen, says that it is a sample until somebody has reviewed it. The label of a client or a
 * testimonial does not go away by reading.
 */
const isLabelOfText = ({ file, path }: Finding) =>
  /^(legal|pages)\//.test(file) && path?.at(-1) === sampleField;

/** A file's content without its labels. */
const withoutLabels = (value: unknown): unknown =>
  isMapping(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, part]) =>
          key === sampleField ? [] : [[key, withoutLabels(part)]],
        ),
      )
    : value;

/** What a click can confirm. Undefined for a value that can not be right, and for a whole folder. */
export function confirmationOf(finding: Finding): Confirmation | undefined {
  const { file, path = [], what, confirm: line } = finding;
  if (isLabelOfText(finding)) return { file, path: [] };
  return line?.list === 'texts' && !what.endsWith('/') ? { file, path } : undefined;
}

/** Notes that files or values are right as they stand. A text no longer says that it is a sample. */
export function confirmAsItStands(confirmations: Confirmation[]): void {
  const content: Content = readContent();
  const changes: Changes = new Map();
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { file, path } of confirmations) {
    const text = content.get(file) ?? '';
    const { value } = parseYaml(text);
    const reviewed = path.length === 0 ? withoutLabels(value) : value;
    if (!isDeepStrictEqual(reviewed, value)) changes.set(file, writeYaml(text, reviewed));
    confirmed = confirm(confirmed, keyOf(file, path), valueAt(reviewed, [...path]));
  }
  makeChanges(content, changes.set(confirmedFile, confirmed));
}
