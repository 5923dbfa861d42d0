import { dirname } from 'node:path';
import { type Collection, filesOf, siteCollections } from '../check/collections.ts';
import { type EntryList, forms, groups } from '../check/forms.ts';
import { type JsonSchema, jsonSchemaOf } from '../check/jsonSchema.ts';
import { acceptanceSwitch } from './acceptance.ts';
import { exampleFor } from './example.ts';
import { fieldsFor } from './fields.ts';

type GroupCollection = ReturnType<typeof groupCollection>;
type FolderCollection = ReturnType<typeof folderCollections>[number];

/** A collection with its form. */
type FormOf<Form> = { name: string; collection: Collection; form: Form };
type AnyForm = NonNullable<(typeof forms)[keyof typeof forms]>;

/** The settings of Decap CMS, made from the schemas (docs/decisions/0010-content-editor.md). */
export const editorConfig = () => ({
  load_config_file: false,
  backend: { name: 'content-files', proxy_url: '/edit/api' },
  locale: 'en-IN',
  show_preview_links: false,
  media_folder: 'public/clients',
  slug: { encoding: 'ascii', clean_accents: true },
  collections: sidebar(),
});

/** The sidebar's entries: a group stands where its first file is in the list of forms. */
function sidebar() {
  const groupsSeen = new Set<string>();
  return collectionsWithForm().flatMap((entry): (GroupCollection | FolderCollection)[] => {
    const { form } = entry;
    if (!('group' in form)) return folderCollections({ ...entry, form });
    if (groupsSeen.has(form.group)) return [];
    groupsSeen.add(form.group);
    return [groupCollection(form.group)];
  });
}

const collectionsWithForm = (): FormOf<AnyForm>[] =>
  Object.entries(forms).flatMap(([name, form]) => {
    const collection = siteCollections[name];
    return form && collection ? [{ name, collection, form }] : [];
  });

/** The fields of a form. At its end is the switch with which the owner accepts samples. */
const formFields = (files: string, schema: JsonSchema, example?: unknown) => [
  ...fieldsFor(schema, example),
  ...acceptanceSwitch(files, schema),
];

function groupCollection(group: keyof typeof groups) {
  const { label, help } = groups[group];
  const files = collectionsWithForm().flatMap(({ name, collection, form }) =>
    'group' in form && form.group === group
      ? [
          {
            name,
            label: form.label,
            description: form.help,
            file: filesOf(collection),
            fields: formFields(filesOf(collection), jsonSchemaOf(collection.schema)),
          },
        ]
      : [],
  );
  return { name: group, label, description: help, files };
}

/** One list of entries, or one list for each kind if the folder's files have several kinds. */
function folderCollections({ name, collection, form }: FormOf<Exclude<AnyForm, { group: unknown }>>) {
  const jsonSchema = jsonSchemaOf(collection.schema);
  const folderCollection = (schema: JsonSchema, list: EntryList, kind?: string) => ({
    name: kind ? `${name}-${kind}` : name,
    label: list.label,
    label_singular: list.singular,
    description: list.help,
    folder: dirname(filesOf(collection)),
    extension: 'yaml',
    format: 'yaml',
    create: true,
    identifier_field: schema.properties?.['name'] ? 'name' : 'title',
    ...(kind ? { filter: { field: 'kind', value: kind } } : {}),
    fields: formFields(filesOf(collection), schema, exampleFor(list, schema)),
  });
  if (!('kinds' in form)) return [folderCollection(jsonSchema, form)];
  return Object.entries(form.kinds).flatMap(([kind, list]) => {
    const schema = jsonSchema.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind);
    return schema ? [folderCollection(schema, list, kind)] : [];
  });
}

/** From Decap's name of a collection, or of a file in one, to the address of the page beside its form. */
export const previewPageByDecapName = (): Record<string, string> =>
  Object.fromEntries(
    collectionsWithForm().flatMap(({ name, form }) =>
      'kinds' in form
        ? Object.keys(form.kinds).map((kind) => [`${name}-${kind}`, form.page])
        : [[name, form.page]],
    ),
  );
