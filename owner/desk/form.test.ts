import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { itemSchema, schemaAt, schemaOfKind } from '../check/jsonSchema.ts';
import { formatProblem } from '../check/problem.ts';
import { placeholderReason } from '../tasks/placeholders.ts';
import { readValues } from '../yaml/readValues.ts';
import { formFor } from './form.ts';
import type { FormSchema } from './formSchema.ts';
import { jsonSchemaAt } from './jsonSchemaAt.ts';
import { entryLists, overview } from './overview.ts';

const content = readContent();
const sections = overview(content);
/** Every kind of form: of a single file, and of a new entry of each list. */
const ids = sections.flatMap(({ id, singular, entries }) =>
  singular ? [id] : entries.map(({ path }) => path),
);
const labels = (schema: FormSchema, path = ''): [string, FormSchema][] =>
  Object.entries((schema.properties ?? {}) as Record<string, FormSchema>).flatMap(([name, field]) => {
    const item = [field.items ?? []].flat()[0] as FormSchema | undefined;
    const here = `${path}${name}`;
    return [
      [here, field] as [string, FormSchema],
      ...labels(field, `${here}.`),
      ...labels(item ?? {}, `${here}.0.`),
    ];
  });

test('every section and every form in the sidebar has a label of its own', () => {
  const named = sections.map(({ label }) => label);
  expect(new Set(named).size).toBe(named.length);
  expect(sections.every(({ label, help }) => label && help)).toBe(true);
});

// If this fails, give the field a title and a description in src/schemas/. Words have help where their file has a comment.
test.each(ids)('every field of the form %s has a label of its own, and help', (id) => {
  const { english, hindi } = formFor(id, content);
  for (const { schema } of [english, ...(hindi ? [hindi] : [])]) {
    const fields = labels(schema);
    // Names of a record are its own help.
    const help = fields.filter(([path, { description }]) => !description && !path.includes('.'));
    expect(fields.filter(([, { title }]) => !title).map(([path]) => path)).toEqual([]);
    if (!id.startsWith('words/')) expect(help.map(([path]) => path)).toEqual([]);
    const lists = fields.filter(([, { items }]) => items && !([items].flat()[0] as FormSchema).title);
    expect(lists.map(([path]) => path)).toEqual([]);
  }
});

test('the help of a word is the comment above it in the English file, in both languages', () => {
  const text = `# The file.

# Both forms.
both:
  # Above the field.
  name: Name
  # A slip.
  # Nobody has to accept it.
  suggestion: "{email}?"
`;
  const { english, hindi } = formFor('words/forms.yaml', new Map([...content, ['words/forms.yaml', text]]));
  for (const form of [english, hindi]) {
    const fields = Object.fromEntries(labels(form?.schema ?? {}));
    expect(fields['both']).toMatchObject({ title: 'Both', description: 'Both forms.' });
    expect(fields['both.name']).toMatchObject({ title: 'Name', description: 'Above the field.' });
    expect(fields['both.suggestion']?.description).toMatch(/^A slip. Nobody has to accept it. .*{email}\.$/);
    expect(fields['both.nameMissing']).toMatchObject({ title: 'Name missing' });
  }
});

test('a choice between fixed values shows their labels', () => {
  const { schema } = formFor('agency.yaml', content).english;
  const [choice] = labels(schema).flatMap(([path, field]) => (path === 'places.elsewhere' ? field : []));
  expect(choice).not.toHaveProperty('enum');
  expect(choice?.oneOf).toContainEqual({ const: 'byPhone', title: 'By phone and WhatsApp' });
});

test('a reference is a choice between entries by their names; a record has a field for each entry', () => {
  const city = formFor('cities', content).english.schema;
  expect(city.properties).toHaveProperty('jobs.items.oneOf');
  expect((Object(city.properties) as { jobs: { items: FormSchema } }).jobs.items.oneOf).toContainEqual({
    const: 'delivery',
    title: expect.stringMatching(/^\S/),
  });
  const names = formFor('hi/names.yaml', content).english.schema;
  expect(names).toHaveProperty('properties.cities.properties.agra.title');
});

test.each(entryLists.filter(({ example }) => example))(
  'a new entry lacks only the entries that it refers to, and every text of it is known as an example: $label',
  ({ id, folder }) => {
    const { content: values } = formFor(id, content).english;
    const file = `${folder}/example.yaml`;
    // If this fails, add what the schema now asks for to the file in owner/desk/examples/.
    const problems = findProblems(new Map([...content, [file, stringify(values)]]));
    const json = schemaOfKind(jsonSchemaAt(file), values);
    const others = problems.filter(({ path }) => {
      const schema = schemaAt(
        json,
        path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        values,
      );
      return !(schema.folder ?? itemSchema(schema).folder ?? itemSchema(schema).properties?.['job']?.folder);
    });
    expect(others.map(formatProblem)).toEqual([]);
    const published = readValues(stringify(values)).filter(
      ({ path, value }) =>
        // A reference to another entry is no text.
        typeof value === 'string' && /[\s/]/.test(value) && !placeholderReason(file, path, value, []),
    );
    expect(published).toEqual([]);
  },
);

test('a Hindi form starts with the English lists and references, and without texts', () => {
  temporarySite();
  writeContent('jobs/orchard-keeper.yaml', readContent().get('jobs/orchard-keeper.yaml') ?? '');
  const site = readContent();
  site.delete('hi/jobs/orchard-keeper.yaml');
  const { english, hindi } = formFor('jobs/orchard-keeper.yaml', site);
  const neighbours = (values: unknown) =>
    (values as { neighbours: { job: string; why: string }[] }).neighbours;
  expect(hindi?.version).toBeNull();
  expect(neighbours(hindi?.content).map(({ job }) => job)).toEqual(
    neighbours(english.content).map(({ job }) => job),
  );
  expect(neighbours(hindi?.content).every(({ why }) => why === '')).toBe(true);
  expect(hindi?.content).toMatchObject({ kind: 'role', name: '' });
});
