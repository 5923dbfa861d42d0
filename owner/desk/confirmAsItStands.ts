import { readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { formNameOf } from '../check/forms.ts';
import { confirm, confirmedFile, confirmFact } from '../tasks/confirmed.ts';
import type { Confirmation } from '../tasks/finding.ts';
import { sampleField } from '../tasks/placeholders.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import type { Changes } from './journal.ts';
import { makeChanges } from './makeChanges.ts';

/** Notes that the owner has read facts and files. A legal text that somebody has reviewed is no sample any more. */
export function confirmAsItStands(confirmations: Confirmation[]): void {
  const content = readContent();
  const changes: Changes = new Map();
  let confirmed = content.get(confirmedFile) ?? '';
  for (const { key, digest } of confirmations) {
    const text = content.get(key) ?? '';
    const { [sampleField]: label, ...reviewed } = mappingIn(text);
    if (label !== undefined && key.startsWith('legal/')) changes.set(key, writeYaml(text, reviewed));
    confirmed = digest
      ? confirmFact(confirmed, key, digest)
      : confirm(confirmed, key, changes.has(key) ? reviewed : mappingIn(text));
  }
  const [first = { key: '' }] = confirmations;
  const what =
    confirmations.length === 1 ? formNameOf(first.key.replace(/#.*/, '')) : `${confirmations.length} texts`;
  makeChanges(content, changes.set(confirmedFile, confirmed), `Read: ${what}`);
}
