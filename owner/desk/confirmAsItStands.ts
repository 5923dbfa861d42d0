import { digest } from '#schemas/digest.ts';
import { type Changes, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { formNameOf } from '../check/forms.ts';
import { confirm, confirmedFile, readConfirmed } from '../tasks/confirmed.ts';
import type { Confirmation } from '../tasks/finding.ts';
import { withHindiRead } from '../tasks/hindiFindings.ts';
import { sampleField } from '../tasks/placeholders.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { makeChanges } from './makeChanges.ts';

/** Notes that the owner has read facts and landing pages. A legal text that somebody has reviewed is no sample any more. */
export function confirmAsItStands(confirmations: Confirmation[]): void {
  const content = readContent();
  const changes: Changes = new Map();
  const read: Record<string, string> = {};
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { key, digest: ofFact } of confirmations) {
    if (key === confirmedFile) {
      const byAll = { ...readConfirmed(confirmed), readByHindiSpeaker: true };
      confirmed = withHindiRead(writeYaml(confirmed, byAll), content);
      continue;
    }
    const text = content.get(key) ?? '';
    const { [sampleField]: label, ...reviewed } = mappingIn(text);
    if (label !== undefined && key.startsWith('legal/')) changes.set(key, writeYaml(text, reviewed));
    read[key] = ofFact ?? digest(mappingIn(text));
  }
  const [first = { key: '' }]: Confirmation[] = confirmations;
  const what =
    first.words ??
    `Read: ${confirmations.length === 1 ? formNameOf(first.key.replace(/#.*/, '')) : `${confirmations.length} texts`}`;
  changes.set(confirmedFile, confirm(confirmed, read));
  makeChanges(content, changes, what);
}
