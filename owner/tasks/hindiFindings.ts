import type { Confirmed } from '#schemas/confirmed.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { type Path, readValues } from '../yaml/readValues.ts';
import { confirmedFile, isHindiCurrent } from './confirmed.ts';
import { type Finding, fieldName } from './finding.ts';

/** The English files that may have a Hindi file. */
export const translatableFiles = (content: Content) =>
  [...content.keys()].filter((file) => collectionOf(`hi/${file}`));

/** The English files that have one. */
export const translatedFiles = (content: Content) =>
  translatableFiles(content).filter((file) => content.has(`hi/${file}`));

/** Files whose lists have the same items in both languages, in the same order. */
const twins = /^(agency\.yaml|(pages|services|home-services|industries)\/)/;

/** The lists of a Hindi file that are longer than in English: an item that the owner removed stands in Hindi still. */
function longerLists(file: string, english: unknown, content: Content): Finding[] {
  if (!twins.test(file)) return [];
  const hindi = parseYaml(content.get(`hi/${file}`) ?? '').value;
  return listsIn(hindi).flatMap((path): Finding[] => {
    const [written, wanted] = [valueAt(hindi, path), valueAt(english, path)];
    if (!Array.isArray(written) || !Array.isArray(wanted) || written.length <= wanted.length) return [];
    const write = `The Hindi list has ${written.length} items, the English one ${wanted.length}. Make it say the same as the English one, item by item.`;
    return [{ group: 'hindi', file: `hi/${file}`, line: 1, what: fieldName(path), path, write }];
  });
}

/** The paths of all lists in a value. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path];
  return isMapping(value)
    ? Object.entries(value).flatMap(([key, part]) => listsIn(part, [...path, key]))
    : [];
}

/** A finding for each Hindi file whose English text has changed since, and one until a Hindi speaker has read all. */
export function hindiFindings(content: Content, confirmed: Confirmed): Finding[] {
  const translated = translatedFiles(content);
  const outdated = translated.flatMap((file): Finding[] => {
    const english = parseYaml(content.get(file) ?? '').value;
    const lists = longerLists(file, english, content);
    if (lists.length > 0 || isHindiCurrent(confirmed, file, english)) return lists;
    const write =
      'Compare this file with the English one, write in Hindi what is new there, and save it in the editor.';
    return [{ group: 'hindi', file: `hi/${file}`, line: 1, what: 'the English text has changed', write }];
  });
  if (confirmed.readByHindiSpeaker || translated.length === 0) return outdated;
  const what = 'readByHindiSpeaker';
  const { line = 1 } =
    readValues(content.get(confirmedFile) ?? '').find(({ path }) => path[0] === what) ?? {};
  const write =
    'Switch this on (in the file: true) when somebody whose first language is Hindi has read every Hindi text.';
  return [...outdated, { group: 'hindi', file: confirmedFile, line, what, path: [what], write }];
}
