import { readContent } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import { jsonSchemaAt } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import { usersOf } from '../check/references.ts';
import { makeChanges } from './makeChanges.ts';
import { Refused } from './refused.ts';
import { removal } from './removal.ts';

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
    .map(({ file, path: to }) => {
      const entry = canDelete(englishPath(file)) ? ` ${nameIn(file, mappingIn(content.get(file)))}` : '';
      return `• ${formNameOf(file)}${entry}: ${labelsTo(to, jsonSchemaAt(file))}`;
    });
  if (places.length > 0)
    throw new Refused(`Not deleted. It is still used here. Remove it there first.\n\n${places.join('\n')}`);
  makeChanges(content, removal([path], content), `Deleted ${nameIn(path, mappingIn(content.get(path)))}`);
}
