import { parseDocument } from 'yaml';
import type { Agency } from '#schemas/agency.ts';
import type { LegalEntity } from '#schemas/legalEntity.ts';
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

/** The files that the setup changes, as paths in the content. */
export const agencyFile = 'agency.yaml';
export const hindiFile = 'hi/agency.yaml';

/** The owner's answer: a value for a place in a file. Undefined removes the value. */
export type Answer = { file: string; path: Path; value: unknown };

/** A company and an LLP have a number and a registered office; a partnership and a proprietor have neither. */
export const isRegistered = (form: LegalEntity['form']) => form === 'company' || form === 'llp';

/** What the build would refuse in a file. */
export function problemsIn(file: string, content: Content) {
  const [, collection] = collectionOf(file) ?? [];
  const text = content.get(file);
  return collection && text !== undefined ? checkText(file, text, collection, content) : [];
}

/** The agency as the content has it. */
export const agencyIn = (content: Content) => parseYaml(content.get(agencyFile) ?? '').value as Agency;

/** A value as it is now, and whether it, or a part of it, is still the sample's. In Hindi the whole file is read later. */
export function currentValue({ file, path }: Omit<Answer, 'value'>, content: Content, sample: Sample) {
  const text = content.get(file) ?? '';
  const value = valueAt(parseYaml(text).value, [...path]);
  const findings = findingsIn(file, text, sample, readConfirmed(content.get(confirmedFile)));
  return { value, isSample: findings.some(({ path: found }) => `${found},`.startsWith(`${path},`)) };
}

/** The content with the answers. An answer that repeats a value confirms it. */
export function withAnswers(answers: readonly Answer[], content: Content): Content {
  const changed = new Map(content);
  for (const { file, path, value } of answers) {
    const text = changed.get(file) ?? '';
    const document = parseDocument(text);
    const before = valueAt(parseYaml(text).value, [...path]);
    if (JSON.stringify(before) === JSON.stringify(value))
      changed.set(confirmedFile, confirm(changed.get(confirmedFile) ?? '', keyOf(file, path), value));
    else if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    if (keyOf(file, path) === `${agencyFile}#legal.form` && !isRegistered(value as LegalEntity['form']))
      for (const key of ['number', 'registeredOffice']) document.deleteIn(['legal', key]);
    changed.set(file, writeYaml(text, document.toJS()));
  }
  return changed;
}

/** The reason for refusing an answer, and what is allowed. Undefined for a valid answer. */
export function refusal(answer: Answer, content: Content, sample: Sample): string | undefined {
  const { file, path, value } = answer;
  // Pasted text may contain invisible characters.
  if (/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(String(value)))
    return 'It contains an invisible character. Type the value; do not paste it.';
  const place = path.join('.');
  const problem = problemsIn(file, withAnswers([answer], content)).find(({ path: found }) =>
    `${found}.`.startsWith(`${place}.`),
  );
  if (problem) return `Allowed: ${problem.allowed}`;
  const reason = reasonAgainst(file, path, value, sample);
  return reason && `It is ${reason}. Type your own value.`;
}

/** The reason why a value, or an item of a list, can not be the agency's own. */
const reasonAgainst = (file: string, path: Path, value: unknown, { names }: Sample) =>
  [value]
    .flat()
    .map((item) => placeholderReason(file, path, item, names))
    .find((reason) => reason !== undefined);
