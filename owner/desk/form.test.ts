import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';
import { placeholderReason } from '../tasks/placeholders.ts';
import { readValues } from '../yaml/readValues.ts';
import { formFor } from './form.ts';
import type { FormSchema } from './formSchema.ts';
import { entryLists, overview } from './overview.ts';

const content = readContent();
const sections = overview(content);
/** Every kind of form: of a single file, and of a new entry of each list. */
const ids = sections.flatMap(({ id, singular, entries }) =>
  singular ? [id] : entries.map(({ path }) => path),
);

/** Every field of a form by its path. The fields of an item of a list have the index 0. */
function fieldsOf({ properties = {}, items }: FormSchema, path = ''): [string, FormSchema][] {
  const fields = Object.entries(properties as Record<string, FormSchema>);
  return [...fields, ...Object.entries(items ? { 0: items } : {})].flatMap(([name, field]) => [
    [`${path}${name}`, field] as [string, FormSchema],
    ...fieldsOf(field, `${path}${name}.`),
  ]);
}

// If this fails, give the field a title and a description in src/schemas/. Words have help where their file has a comment.
test('every section, every form and every field has a label, and every field at the top of a form help', () => {
  const named = sections.map(({ label }) => label);
  expect(new Set(named).size).toBe(named.length);
  const without = ids.flatMap((id) => {
    const { english, hindi } = formFor(id, content);
    return [english, ...(hindi ? [hindi] : [])].flatMap(({ schema, path: file }) =>
      fieldsOf(schema)
        .filter(([path, { title, description }]) => {
          const needsHelp = !path.includes('.') && !id.startsWith('words/');
          return !title || (needsHelp && !description);
        })
        .map(([path]) => `${file} ${path}`),
    );
  });
  expect(without).toEqual([]);
});

test('fields of one group have different labels', () => {
  const same = ids.flatMap((id) => {
    const { schema } = formFor(id, content).english;
    return [['', schema] as const, ...fieldsOf(schema)].flatMap(([path, { properties = {} }]) => {
      const labels = Object.values(properties as Record<string, FormSchema>).map(({ title }) => title);
      return new Set(labels).size < labels.length ? `${id} ${path}: ${labels}` : [];
    });
  });
  expect(same).toEqual([]);
});

test('only what is a sample has the switch, and a list that has to have entries says so', () => {
  temporarySite();
  const sample = new Map([...readContent(), ['clients/oak.yaml', 'sample: true\nname: Oak\n']]);
  const namesOf = (id: string) => Object.keys(formFor(id, sample).english.schema.properties ?? {});
  for (const id of ['clients', 'people', 'testimonials']) expect(namesOf(id)).not.toContain('sample');
  expect(namesOf('clients/oak.yaml')).toContain('sample');
  const links = fieldsOf(formFor('jobs-role', content).english.schema).find(([path]) => path === 'links');
  expect(links?.[1].description).toMatch(/The list needs 1 to 8\.$/);
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
    const fields = Object.fromEntries(fieldsOf(form?.schema ?? {}));
    expect(fields['both']).toMatchObject({ title: 'Both', description: 'Both forms.' });
    expect(fields['both.name']).toMatchObject({ title: 'Name', description: 'Above the field.' });
    expect(fields['both.suggestion']?.description).toMatch(/^A slip. Nobody has to accept it. .*{email}\.$/);
    expect(fields['both.nameMissing']).toMatchObject({ title: 'Name missing' });
  }
});

test('a choice shows labels or the names of entries, and a record has a field for each entry', () => {
  const fieldOf = (form: string, path: string) =>
    fieldsOf(formFor(form, content).english.schema).find(([name]) => name === path)?.[1];
  expect(fieldOf('agency.yaml', 'places.elsewhere')?.oneOf).toContainEqual({
    const: 'byPhone',
    title: 'By phone and WhatsApp',
  });
  const [role] = fieldOf('cities', 'jobs.0')?.oneOf ?? [];
  const { name } = parse(content.get(`jobs/${role?.const}.yaml`) ?? '');
  expect(role?.title).toBe(name);
  expect(fieldOf('hi/names.yaml', 'cities.agra')).toHaveProperty('title');
});

test.each(entryLists.filter(({ example }) => example))(
  'a new entry lacks only the entries that it refers to, and every text of it is known as an example: $label',
  ({ id, folder }) => {
    const { content: values, schema } = formFor(id, content).english;
    const file = `${folder}/example.yaml`;
    const references = fieldsOf(schema).filter(([, { oneOf }]) => oneOf);
    const isReference = (path: string) =>
      references.some(([reference]) => reference.startsWith(path.replace(/\d+/g, '0')));
    // If this fails, add what the schema now asks for to the file in owner/desk/examples/. Only the owner knows a level's rank.
    const problems = findProblems(new Map([...content, [file, stringify(values)]]));
    expect(
      problems
        .filter(({ path }) => path.join('.') !== 'rank' && !isReference(path.join('.')))
        .map(formatProblem),
    ).toEqual([]);
    const published = readValues(stringify(values)).filter(
      ({ path, value }) =>
        // A reference to another entry is no text.
        typeof value === 'string' && /[\s/]/.test(value) && !placeholderReason(file, path, value),
    );
    expect(published).toEqual([]);
  },
);

test('a Hindi form starts with the English lists and references, and without texts', () => {
  temporarySite();
  const site = new Map(readContent());
  site.delete('hi/jobs/orchard-keeper.yaml');
  const { english, hindi } = formFor('jobs/orchard-keeper.yaml', site);
  const { similar } = english.content as { similar: { job: string }[] };
  expect(hindi?.version).toBeNull();
  expect(hindi?.content).toMatchObject({
    kind: 'role',
    name: '',
    similar: similar.map(({ job }) => ({ job, why: '' })),
  });
});
