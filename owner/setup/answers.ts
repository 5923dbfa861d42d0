import { parseDocument } from 'yaml';
import type { Agency } from '#schemas/agency.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { checkText } from '../check/checkText.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { confirm, confirmedFile, keyOf, readConfirmed } from '../launch-check/confirmed.ts';
import { findingsIn } from '../launch-check/findingsIn.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import type { Sample } from '../launch-check/sample.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import type { Path } from '../yaml/readValues.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

export const agencyFile = 'agency.yaml';
export const hindiFile = 'hi/agency.yaml';

/** The owner's answer: a value for a place in a file. Undefined removes the value. */
export type Answer = { file: string; path: Path; value: unknown };

/** What the build would refuse in a file. */
export function problemsIn(file: string, content: Content) {
  const [, collection] = collectionOf(file) ?? [];
  const text = content.get(file);
  return collection && text !== undefined ? checkText(file, text, collection, content) : [];
}

/** The agency as the content has it. */
export const agencyIn = (content: Content) => parseYaml(content.get(agencyFile) ?? '').value as Agency;

/** The value at a place in a file. */
export const valueIn = (content: Content, file: string, path: Path) =>
  valueAt(parseYaml(content.get(file) ?? '').value, [...path]);

/** True if a value of `agency.yaml`, or a part of it, is still on the launch check's list. */
export const isSample = (path: Path, content: Content, sample: Sample) =>
  findingsIn(
    agencyFile,
    content.get(agencyFile) ?? '',
    sample,
    readConfirmed(content.get(confirmedFile)),
  ).some(({ path: found }) => `${found},`.startsWith(`${path},`));

/** The content with the answers. An answer that says what the sample says is confirmed. */
export function withAnswers(answers: readonly Answer[], content: Content, sample: Sample): Content {
  const changed = new Map(content);
  for (const { file, path, value } of answers) {
    if (!changed.has(file) && value === undefined) continue;
    const text = changed.get(file) ?? '';
    const document = parseDocument(text);
    if (value !== undefined) document.setIn(path, value);
    else if (document.hasIn(path)) document.deleteIn(path);
    changed.set(file, writeYaml(text, document.toJS()));
    if (file === agencyFile && value !== undefined && isSample(path, changed, sample))
      changed.set(confirmedFile, confirm(changed.get(confirmedFile) ?? '', keyOf(file, path), value));
  }
  return changed;
}

/** The reason for refusing an answer, and what is allowed. Undefined for a valid answer. */
export function refusal(answer: Answer, content: Content, sample: Sample): string | undefined {
  const { file, path, value } = answer;
  const values = leavesOf(value, path);
  // Pasted text may contain invisible characters.
  if (values.some((leaf) => /[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(String(leaf.value))))
    return 'It contains an invisible character. Type the value; do not paste it.';
  const place = path.join('.');
  const problem = problemsIn(file, withAnswers([answer], content, sample)).find(({ path: found }) =>
    `${found}.`.startsWith(`${place}.`),
  );
  if (problem) return `Allowed: ${problem.allowed}`;
  const reason = values
    .map((leaf) => placeholderReason(file, leaf.path, leaf.value, sample.names))
    .find((found) => found !== undefined);
  return reason && `It is ${reason}. Type your own value.`;
}

/** The values in a value that are no mapping and no list, with their places. */
function leavesOf(value: unknown, path: Path): { path: Path; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (isMapping(value)) return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
  return [{ path, value }];
}
