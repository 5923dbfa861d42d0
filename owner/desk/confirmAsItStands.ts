import { readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { formNameOf } from '../check/forms.ts';
import { confirm, confirmedFile, tick } from '../tasks/confirmed.ts';
import type { Finding } from '../tasks/finding.ts';
import { sampleField } from '../tasks/placeholders.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import type { Changes } from './journal.ts';
import { makeChanges } from './makeChanges.ts';

/** A file that the owner has read and found right. */
export type Confirmation = { file: string };

/** It is a sample until somebody has reviewed it. The label of a client or a person does not go away by reading. */
const isLegal = (file: string) => file.startsWith('legal/');

/** What a click can confirm. Undefined for a value that can not be right, and for advice. */
export const confirmationOf = ({ file, path, canBeConfirmed }: Finding): Confirmation | undefined =>
  canBeConfirmed || (isLegal(file) && path?.at(-1) === sampleField) ? { file } : undefined;

export function confirmAsItStands(confirmations: Confirmation[]): void {
  const content = readContent();
  const changes: Changes = new Map();
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { file } of confirmations) {
    const text = content.get(file) ?? '';
    const value = mappingIn(text);
    const { [sampleField]: label, ...reviewed } = value;
    const isReview = isLegal(file) && label !== undefined;
    if (isReview) changes.set(file, writeYaml(text, reviewed));
    confirmed = confirm(confirmed, file, isReview ? reviewed : value);
  }
  const [first] = confirmations;
  const what = confirmations.length === 1 ? formNameOf(first?.file ?? '') : `${confirmations.length} texts`;
  makeChanges(content, changes.set(confirmedFile, confirmed), `Read: ${what}`);
}

/** Ticks facts that the owner has read back, or takes their ticks away. */
export function tickFacts(facts: { key: string; digest: string; isRight: boolean }[]): void {
  const content = readContent();
  const ticked = facts.reduce(
    (text, { key, digest, isRight }) => tick(text, key, isRight ? digest : undefined),
    content.get(confirmedFile) ?? '',
  );
  const [first] = facts;
  const what =
    facts.length > 1 ? `Ticked ${facts.length} facts` : first?.isRight ? 'Ticked a fact' : 'Took a tick away';
  makeChanges(content, new Map([[confirmedFile, ticked]]), what);
}
