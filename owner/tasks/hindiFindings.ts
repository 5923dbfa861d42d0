import type { Confirmed } from '#schemas/confirmed.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { adoptUnnoted, confirmedFile, isHindiCurrent, readConfirmed } from './confirmed.ts';
import type { Finding } from './finding.ts';
import { groupOf } from './findingsIn.ts';

/** The English files that may have a Hindi file. */
export const translatableFiles = (content: Content) =>
  [...content.keys()].filter((file) => collectionOf(`hi/${file}`));

/** The English files that have one. */
const translatedFiles = (content: Content) =>
  translatableFiles(content).filter((file) => content.has(`hi/${file}`));

/**
 * A finding for each Hindi file whose English text has changed since, among those on the English one, and one until a Hindi
 * speaker has read all.
 */
export function hindiFindings(content: Content, confirmed: Confirmed): Finding[] {
  const translated = translatedFiles(content);
  const outdated = translated.flatMap((file): Finding[] => {
    const english = parseYaml(content.get(file) ?? '').value;
    if (isHindiCurrent(confirmed, file, english)) return [];
    const write =
      'Compare this file with the English one, write in Hindi what is new there, and save it in the editor.';
    const what = 'the English text has changed';
    return [{ group: groupOf(file), file: `hi/${file}`, what, write }];
  });
  if (confirmed.readByHindiSpeaker || translated.length === 0) return outdated;
  const what = 'readByHindiSpeaker';
  const write = 'Press this when somebody whose first language is Hindi has read every Hindi page.';
  const confirmation = { key: confirmedFile, words: 'A Hindi speaker has read every text' };
  return [...outdated, { group: 'hindi', file: confirmedFile, what, path: [what], write, confirmation }];
}

/** When a Hindi speaker has read all, each Hindi text belongs to its present English one. */
export function withHindiRead(confirmedText: string, content: Content): string {
  if (!readConfirmed(confirmedText).readByHindiSpeaker) return confirmedText;
  return adoptUnnoted(confirmedText, translatedFiles(content), content);
}
