import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkText } from '../check/checkText.ts';
import { siteCollections } from '../check/collections.ts';
import { readContent } from '../check/content.ts';
import { type EntryList, forms } from '../check/forms.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';
import { formatProblem } from '../check/problem.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import { readYaml } from '../yaml/readYaml.ts';
import { exampleFor } from './example.ts';

/** Every list whose new entries start from an example, with the schema of its entries. */
const lists = Object.entries(forms).flatMap(([name, form]) => {
  const schema = siteCollections[name]?.schema;
  if (!schema || !form || 'group' in form) return [];
  const json = jsonSchemaOf(schema);
  const all: [string | undefined, EntryList][] =
    'kinds' in form ? Object.entries(form.kinds) : [[undefined, form]];
  return all.flatMap(([kind, list]) => (list.example ? [{ ...list, name, kind, schema, json }] : []));
});

describe('a new entry can be saved at once, and every text of it is known as an example:', () => {
  test.each(lists)('$label', ({ example = '', name, kind, schema, json }) => {
    const entrySchema = json.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind) ?? json;
    const content = { ...Object(exampleFor({ example }, entrySchema)), ...(kind ? { kind } : {}) };
    // If this fails, add what the schema now asks for to the file in owner/edit/examples/.
    const file = `owner/edit/examples/${example}.yaml`;
    expect(
      checkText(file, stringify(content), { pattern: file, schema }, readContent()).map(formatProblem),
    ).toEqual([]);
    const published = readYaml(stringify(content)).values.filter(
      ({ path, value }) =>
        typeof value === 'string' &&
        // A reference to another entry is no text.
        /[\s/]/.test(value) &&
        !placeholderReason(`${name}/new.yaml`, path, value, []),
    );
    expect(published).toEqual([]);
  });
});

test('every example is used', () => {
  const files = globSync('owner/edit/examples/*.yaml').map((file) => basename(file, '.yaml'));
  expect([...new Set(lists.map(({ example }) => example))].sort()).toEqual(files.sort());
});
