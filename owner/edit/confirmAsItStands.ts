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

/** A legal page says that it is a sample until somebody has reviewed it. No other label goes away by reading. */
const isLegalLabel = ({ file, path }: Finding) => file.startsWith('legal/') && path?.[0] === sampleField;

/** What a click can confirm. Undefined for a value that can not be right, and for a whole folder. */
export function confirmationOf(finding: Finding): Confirmation | undefined {
  const { file, path = [], what, confirm: line } = finding;
  if (isLegalLabel(finding)) return { file, path: [] };
  return line?.list === 'texts' && !what.endsWith('/') ? { file, path } : undefined;
}

/** Notes that files or values are right as they stand. A legal page no longer says that it is a sample. */
export function confirmAsItStands(confirmations: Confirmation[]): void {
  const content: Content = readContent();
  const changes: Changes = new Map();
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { file, path } of confirmations) {
    const text = content.get(file) ?? '';
    let { value } = parseYaml(text);
    if (path.length === 0 && isMapping(value) && sampleField in value) {
      const { [sampleField]: _, ...reviewed } = value;
      value = reviewed;
      changes.set(file, writeYaml(text, reviewed));
    }
    confirmed = confirm(confirmed, keyOf(file, path), valueAt(value, [...path]));
  }
  makeChanges(content, changes.set(confirmedFile, confirmed));
}
