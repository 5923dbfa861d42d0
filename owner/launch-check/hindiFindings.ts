import type { Confirmed } from '#schemas/confirmed.ts';
import { type Collections, collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { readValues } from '../yaml/readValues.ts';
import { confirmedFile, hindiLine, isHindiCurrent } from './confirmed.ts';
import type { Finding } from './finding.ts';

/** The English files that may have a Hindi file. */
export const translatableFiles = (content: Content, collections: Collections) =>
  [...content.keys()].filter((file) => collectionOf(`hi/${file}`, collections));

/** The English files that have one. */
export const translatedFiles = (content: Content, collections: Collections) =>
  translatableFiles(content, collections).filter((file) => content.has(`hi/${file}`));

/** A finding for each Hindi file whose English text has changed since, and one until a Hindi speaker has read all. */
export function hindiFindings(content: Content, collections: Collections, confirmed: Confirmed): Finding[] {
  const translated = translatedFiles(content, collections);
  const outdated = translated.flatMap((file): Finding[] => {
    const english = parseYaml(content.get(file) ?? '').value;
    if (isHindiCurrent(confirmed, file, english)) return [];
    const write = 'Compare this file with the English one, and write in Hindi what is new there.';
    const confirm = { list: 'hindi' as const, lines: [hindiLine(file, english)] };
    return [
      { group: 'hindi', file: `hi/${file}`, line: 1, what: 'the English text has changed', write, confirm },
    ];
  });
  if (confirmed.readByHindiSpeaker || translated.length === 0) return outdated;
  const what = 'readByHindiSpeaker';
  const { line = 1 } =
    readValues(content.get(confirmedFile) ?? '').find(({ path }) => path[0] === what) ?? {};
  const write =
    'Write true, or switch this on, when somebody whose first language is Hindi has read every Hindi text.';
  return [...outdated, { group: 'hindi', file: confirmedFile, line, what, path: [what], write }];
}
