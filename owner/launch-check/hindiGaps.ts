import { dirname } from 'node:path';
import type { Confirmed } from '#schemas/confirmed.ts';
import { type Collections, collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { readValues } from '../yaml/readValues.ts';
import { confirmedFile, hindiLine, isHindiCurrent } from './confirmed.ts';
import { type Finding, listed, nameOf } from './finding.ts';

/** The English files that may have a Hindi file. */
const translatable = (content: Content, collections: Collections) =>
  [...content.keys()].filter((file) => collectionOf(`hi/${file}`, collections));

/** A warning for each folder with files that have no Hindi file. */
export function missingHindi(content: Content, collections: Collections): Finding[] {
  const missing = translatable(content, collections).filter((file) => !content.has(`hi/${file}`));
  return [...Map.groupBy(missing, dirname)].map(([folder, files]) => ({
    group: 'missingHindi',
    file: `hi/${files[0]}`,
    line: 1,
    what: `hi/${folder}/`,
    write: `${files.length} without Hindi: ${listed(files.map(nameOf))}.`,
  }));
}

/** A finding for each Hindi file whose English text has changed since, and one until a Hindi speaker has read all. */
export function hindiFindings(content: Content, collections: Collections, confirmed: Confirmed): Finding[] {
  const outdated = translatable(content, collections).flatMap((file): Finding[] => {
    const english = parseYaml(content.get(file) ?? '').value;
    if (!content.has(`hi/${file}`) || isHindiCurrent(confirmed, file, english)) return [];
    return [
      {
        group: 'hindi',
        file: `hi/${file}`,
        line: 1,
        what: 'the English text has changed',
        write: 'Compare this file with the English one, and write in Hindi what is new there.',
        confirm: { list: 'hindi', lines: [hindiLine(file, english)] },
      },
    ];
  });
  if (confirmed.readByHindiSpeaker || ![...content.keys()].some((file) => file.startsWith('hi/')))
    return outdated;
  const values = readValues(content.get(confirmedFile) ?? '');
  const path = ['readByHindiSpeaker'];
  return [
    ...outdated,
    {
      group: 'hindi',
      file: confirmedFile,
      line: values.find((value) => value.path.join() === path.join())?.line ?? 1,
      what: 'readByHindiSpeaker',
      path,
      write:
        'Write true, or switch this on, when somebody whose first language is Hindi has read every Hindi text.',
    },
  ];
}
