import { dirname } from 'node:path';
import { type Changes, type Content, readContent } from '../check/content.ts';
import { mappingIn, nameAt } from '../check/entries.ts';
import { englishPath, formOf } from '../check/forms.ts';
import { usersOf } from '../check/references.ts';
import { agencyFile } from '../tasks/facts.ts';
import { groupOf } from '../tasks/findingsIn.ts';
import { placeInEditor } from '../tasks/printTasks.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { makeChanges } from './makeChanges.ts';
import { Refused } from './refused.ts';

/** Invented people, clients and testimonials. Their pages say "Sample" while an entry has `sample: true`. */
export const samplesIn = (content: Content) =>
  [...content.keys()].filter(
    (path) => groupOf(path) === 'clients' && mappingIn(content.get(path))['sample'] === true,
  );

/** Removes entries with their Hindi twins and with all references to them. */
export function removal(paths: string[], content: Content): Changes {
  const files = paths.flatMap((path) => [path, `hi/${path}`]).filter((path) => content.has(path));
  const changes: Changes = new Map(files.map((path) => [path, undefined]));
  const uses = paths.flatMap((path) => usersOf(path, content)).filter(({ file }) => !changes.has(file));
  for (const [file, places] of Map.groupBy(uses, (use) => use.file)) {
    const values = structuredClone(mappingIn(content.get(file)));
    // From the last item of a list to the first, so that the positions stay right.
    for (const { path } of places.sort((a, b) => Number(b.path.at(-1)) - Number(a.path.at(-1))))
      removeAt(values, path);
    changes.set(file, writeYaml(content.get(file) ?? '', values));
  }
  const clients = paths.filter((path) => dirname(path) === 'clients');
  const names = clients.map((path) => nameAt(path, content));
  return withoutClientNames(names, content, changes);
}

/** Takes names of clients from the home page's own list. Without a name, it follows the clients page. */
function withoutClientNames(names: string[], content: Content, changes: Changes): Changes {
  const text = String(changes.get(agencyFile) ?? content.get(agencyFile) ?? '');
  const { clientNames, ...agency } = mappingIn(text);
  if (!Array.isArray(clientNames)) return changes;
  const left = clientNames.filter((name) => !names.includes(name));
  if (left.length < clientNames.length)
    changes.set(agencyFile, writeYaml(text, left.length > 0 ? { ...agency, clientNames: left } : agency));
  return changes;
}

function removeAt(values: Record<string | number, unknown>, path: (string | number)[]): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) removeAt(values[key] as typeof values, rest);
  else if (Array.isArray(values)) values.splice(Number(key), 1);
  else delete values[key];
}

/** The Hindi names of entries without a Hindi file. A name goes with its entry. */
const hindiNames = 'hi/names.yaml';

/** True for an entry of a list. Single files are part of the site. */
export function canDelete(path: string): boolean {
  const form = formOf(path);
  return form !== undefined && !('group' in form) && englishPath(path) === path;
}

/** With its Hindi twin or name, and its picture if nothing else shows it. @throws {Refused} where others need it */
export function deleteEntry(path: string): void {
  const content = readContent();
  if (!canDelete(path) || !content.has(path)) throw new Refused('The site needs this file.');
  const places = usersOf(path, content)
    .filter(({ file, isFavourite }) => englishPath(file) !== path && file !== hindiNames && !isFavourite)
    .map((place) => `• ${placeInEditor(place, content)}`);
  if (places.length > 0)
    throw new Refused(`Not deleted. It is still used here. Remove it there first.\n\n${places.join('\n')}`);
  makeChanges(content, removal([path], content), `Deleted ${nameAt(path, content)}`);
}
