import { jsonSchemaAt } from '../changes/jsonSchemaAt.ts';
import { makeChanges } from '../changes/makeChanges.ts';
import { Refused } from '../changes/refused.ts';
import { removal, samplesIn } from '../changes/removal.ts';
import { readContent } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import { labelsTo } from '../check/labels.ts';
import { usersOf } from '../check/references.ts';

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

/** Removes the invented clients and testimonials, with their Hindi twins, their logos, and all references to them. */
export function removeSamples(): void {
  const content = readContent();
  const paths = samplesIn(content).map(({ path }) => path);
  makeChanges(content, removal(paths, content));
}
