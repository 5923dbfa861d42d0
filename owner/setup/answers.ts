import { parseDocument } from 'yaml';
import { collectionSchemas } from '#schemas/collections.ts';
import { checkText } from '../check/checkText.ts';
import type { Content } from '../check/content.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { confirm, confirmedFile, keyOf, readConfirmed } from '../launch-check/confirmed.ts';
import { findingsIn } from '../launch-check/findingsIn.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import type { Sample } from '../launch-check/sample.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import type { Path } from '../yaml/readValues.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

/** The file that the setup changes, a path in the content. */
export const agencyFile = 'agency.yaml';

/** What the owner typed for a value of the file. */
export type Answer = { path: Path; value: string };

/** What the build would refuse in the file. */
export const problemsIn = (content: Content, text = content.get(agencyFile) ?? '') =>
  checkText(agencyFile, text, collectionSchemas.agency, content);

/** A value of the file as it is now, and whether it is still the sample's. */
export function currentValue(path: Path, content: Content, sample: Sample) {
  const text = content.get(agencyFile) ?? '';
  const findings = findingsIn(agencyFile, text, sample, readConfirmed(content.get(confirmedFile)));
  return {
    value: valueAt(parseYaml(text).value, [...path]),
    isSample: findings.some((finding) => finding.path?.join() === path.join()),
  };
}

/** The texts of the files with the answers. An answer that repeats a value confirms it. */
export function withAnswers(answers: Answer[], content: Content): Map<string, string> {
  const text = content.get(agencyFile) ?? '';
  const document = parseDocument(text);
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { path, value } of answers) {
    if (document.getIn(path) === value) confirmed = confirm(confirmed, keyOf(agencyFile, path), value);
    document.setIn(path, value);
  }
  return new Map([
    [agencyFile, writeYaml(text, document.toJS())],
    [confirmedFile, confirmed],
  ]);
}

/** The reason for refusing an answer, and what is allowed. Undefined for a valid answer. */
export function refusal(answer: Answer, content: Content, sample: Sample): string | undefined {
  const { path, value } = answer;
  // Pasted text may contain invisible characters.
  if (/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(value))
    return 'It contains an invisible character. Type the value; do not paste it.';
  const problems = problemsIn(content, withAnswers([answer], content).get(agencyFile));
  const problem = problems.find((candidate) => candidate.path === path.join('.'));
  if (problem) return `Allowed: ${problem.allowed}`;
  const reason = placeholderReason(agencyFile, path, value, sample.names);
  return reason && `It is ${reason}. Type your own value.`;
}
