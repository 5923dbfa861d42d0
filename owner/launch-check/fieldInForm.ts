import { matchesGlob } from 'node:path';
import { filesOf, siteCollections } from '../check/collections.ts';
import { forms } from '../check/forms.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import { commentFinding } from './finding.ts';

/**
 * Where the content editor shows a field, in the words on its screen: "The agency: Phone numbers, 1st". The name
 * of the field itself if the editor does not show it.
 *
 * @param what the field as in a finding, with positions from 1: `phones 1`
 */
export function fieldInForm(file: string, what: string): string {
  const [name, collection] =
    Object.entries(siteCollections).find(([, candidate]) => matchesGlob(file, filesOf(candidate))) ?? [];
  const form = forms[name as keyof typeof forms];
  if (!collection || !form) return what;
  const title = 'kinds' in form ? 'Jobs' : form.label;
  if (what === commentFinding) return `${title}: ${what}`;
  const path = what.split('.').flatMap((part) => {
    const [key = '', position] = part.split(' ');
    return position ? [key, String(Number(position) - 1)] : [key];
  });
  return `${title}: ${labelsTo(path, jsonSchemaOf(collection.schema), undefined)}`;
}
