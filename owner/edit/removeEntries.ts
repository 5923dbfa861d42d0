import { dirname } from 'node:path';
import { type Content, readContent } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import { labelsTo } from '../check/labels.ts';
import { usersOf } from '../check/references.ts';
import { confirmedFile, withdraw } from '../launch-check/confirmed.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { jsonSchemaAt } from './form.ts';
import { type Changes, makeChanges } from './makeChanges.ts';
import { Refused } from './refused.ts';

/** The folders with invented entries. Their pages say "Sample" while an entry has `sample: true`. */
const sampleFolders = ['clients', 'testimonials'];

/** The Hindi names of entries without a Hindi file. A name goes with its entry. */
const hindiNames = 'hi/names.yaml';

/** True for an entry of a list. Single files are part of the site. */
export function canDelete(path: string): boolean {
  const form = formOf(path);
  return form !== undefined && !('group' in form) && englishPath(path) === path;
}

/**
 * Deletes an entry, its Hindi twin or its name in Hindi, and its picture if nothing else shows it.
 *
 * @throws {Refused} when others refer to the entry, with each place; or when the build needs it
 */
export function deleteEntry(path: string): void {
  const content = readContent();
  if (!canDelete(path) || !content.has(path)) throw new Refused('The site needs this file.');
  const places = usersOf(path, content)
    .filter(({ file }) => englishPath(file) !== path && file !== hindiNames)
    .map(({ file, path: to }) => {
      const entry = canDelete(englishPath(file)) ? ` ${nameIn(file, mappingIn(content.get(file)))}` : '';
      return `• ${formNameOf(file)}${entry}: ${labelsTo(to, jsonSchemaAt(file))}`;
    });
  if (places.length > 0)
    throw new Refused(`Not deleted. It is still used here. Remove it there first.\n\n${places.join('\n')}`);
  makeChanges(content, removal([path], content));
}

/** The invented clients and testimonials. */
export const samplesIn = (content: Content) =>
  [...content].flatMap(([path, text]) => {
    const values = sampleFolders.includes(dirname(path)) ? mappingIn(text) : {};
    return values['sample'] === true ? [{ path, name: nameIn(path, values) }] : [];
  });

/** Removes the invented clients and testimonials, with their Hindi twins, their logos, and all references to them. */
export function removeSamples(): void {
  const content = readContent();
  const paths = samplesIn(content).map(({ path }) => path);
  makeChanges(content, removal(paths, content));
}

/** Removes entries with their Hindi twins and with all references to them, and forgets that they were read. */
export function removal(paths: string[], content: Content): Changes {
  const files = paths.flatMap((path) => [path, `hi/${path}`]).filter((path) => content.has(path));
  const changes: Changes = new Map(files.map((path) => [path, undefined]));
  changes.set(confirmedFile, files.reduce(withdraw, content.get(confirmedFile) ?? ''));
  const uses = paths.flatMap((path) => usersOf(path, content)).filter(({ file }) => !changes.has(file));
  for (const [file, places] of Map.groupBy(uses, (use) => use.file)) {
    const values = mappingIn(content.get(file));
    // From the last item of a list to the first, so that the positions stay right.
    for (const { path } of places.sort((a, b) => Number(b.path.at(-1)) - Number(a.path.at(-1))))
      removeAt(values, path);
    changes.set(file, writeYaml(content.get(file) ?? '', values));
  }
  return changes;
}

/** Removes an item of a list, or a field of a group. */
function removeAt(values: Record<string | number, unknown>, path: (string | number)[]): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) removeAt(values[key] as typeof values, rest);
  else if (Array.isArray(values)) values.splice(Number(key), 1);
  else delete values[key];
}
