import { expect, test } from 'vitest';
import { filesOf, siteCollections } from '../check/collections.ts';
import { forms } from '../check/forms.ts';
import { editorConfig, previewPageByDecapName } from './decapConfig.ts';
import type { Field } from './fields.ts';

const { collections } = editorConfig();
type List = { name: string; label: string; description: string; label_singular?: string; fields: Field[] };
/** The lists of entries, and the forms of single files. */
const lists = collections.flatMap((collection): List[] =>
  'files' in collection ? collection.files : [collection],
);

/** The fields of a form with their paths, and the fields of its groups and of its lists' items. */
const allFields = (fields: Field[], path = ''): { path: string; field: Field; inList: boolean }[] =>
  fields.flatMap((field) => [
    { path: `${path}${field.name}`, field, inList: false },
    ...allFields(field.fields ?? [], `${path}${field.name}.`),
    ...(field.field
      ? [{ path: `${path}${field.name}.${field.field.name}`, field: field.field, inList: true }]
      : []),
  ]);
const shownFields = (fields: Field[]) =>
  allFields(fields).filter(({ field: { widget } }) => widget !== 'hidden');

test('every collection with a form is in the sidebar, with a page beside it', () => {
  const filesWithForm = collections.flatMap((collection) =>
    'files' in collection ? collection.files.map(({ file }) => file) : [`${collection.folder}/*.yaml`],
  );
  const expected = Object.entries(siteCollections)
    .filter(([name]) => forms[name as keyof typeof forms])
    .map(([, collection]) => filesOf(collection));
  expect([...new Set(filesWithForm)].sort()).toEqual(expected.sort());
  const pages = previewPageByDecapName();
  expect(lists.filter(({ name }) => !pages[name]?.startsWith('/'))).toEqual([]);
});

test('every list and every form in the sidebar has a label of its own, and help', () => {
  const entries = [...collections, ...lists];
  expect(entries.filter(({ label, description }) => !label || !description)).toEqual([]);
  const labels = collections.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  expect(lists.filter((list) => 'folder' in list && !list.label_singular)).toEqual([]);
});

// If this fails, give the field a title and a description in src/schemas/.
test.each(lists)('every field of $label ($name) has a label and help', ({ fields }) => {
  const unnamed = shownFields(fields).filter(({ field }) => !field.label);
  const withoutHelp = shownFields(fields).filter(({ field, inList }) => !field.hint && !inList);
  const listsWithoutItem = shownFields(fields).filter(
    ({ field }) => 'label_singular' in field && !field['label_singular'],
  );
  const paths = (found: typeof unnamed) => found.map(({ path }) => path);
  expect({
    unnamed: paths(unnamed),
    withoutHelp: paths(withoutHelp),
    items: paths(listsWithoutItem),
  }).toEqual({
    unnamed: [],
    withoutHelp: [],
    items: [],
  });
});

test.each(lists)('no two fields of $label ($name) have the same label', ({ fields }) => {
  const labels = shownFields(fields)
    .filter(({ inList }) => !inList)
    .map(({ field }) => field.label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
