import { basename, dirname } from 'node:path';
import { type CollectionName, collections, type JsonSchema, jsonSchemaOf } from '../check/jsonSchema.ts';
import { fieldsFor, inWords } from './fields.ts';
import { pageOf } from './pageOf.ts';

/** What Decap CMS is told: a form for every content file, made from the schemas (docs/decisions/content-editor.md). */
export function editorConfig() {
  const all = collections
    .filter(([name]) => pageOf[name])
    .map(([name, { pattern, schema }]) => ({ name, pattern, json: jsonSchemaOf(schema) }));
  const single = all.filter(({ pattern }) => !pattern.includes('*'));
  return {
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: '/edit/api' },
    locale: 'en-IN',
    show_preview_links: false,
    media_folder: 'public/clients',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      filesOf(
        'agency',
        'The agency and the footer',
        single.filter(({ pattern }) => dirname(pattern) === '.'),
      ),
      filesOf(
        'pages',
        'Pages',
        single.filter(({ pattern }) => dirname(pattern) === 'pages'),
      ),
      ...all.filter(({ pattern }) => pattern.includes('*')).flatMap(foldersOf),
    ],
  };
}

type Kind = { name: CollectionName; pattern: string; json: JsonSchema };

const filesOf = (name: string, label: string, kinds: Kind[]) => ({
  name,
  label,
  files: kinds.map(({ name, pattern, json }) => ({
    name,
    label: inWords(basename(pattern, '.yaml')),
    file: `content/${pattern}`,
    fields: fieldsFor(json),
  })),
});

/** One list of entries, or one for each kind where the folder's files are of several. */
function foldersOf({ name, pattern, json }: Kind) {
  const folder = dirname(pattern);
  const listed = (branch: JsonSchema, kind?: unknown) => ({
    name: kind ? `${name}-${kind}` : name,
    label: kind ? `${inWords(folder)}: ${kind}` : inWords(folder),
    label_singular: 'entry',
    folder: `content/${folder}`,
    extension: 'yaml',
    format: 'yaml',
    create: true,
    identifier_field: branch.properties?.['name'] ? 'name' : 'title',
    ...(kind ? { filter: { field: 'kind', value: kind } } : {}),
    fields: fieldsFor(branch),
  });
  return json.oneOf?.map((branch) => listed(branch, branch.properties?.['kind']?.const)) ?? [listed(json)];
}

/** The page beside each form, by the name that the editor knows the collection or the file by. */
export const pagesByName = () =>
  Object.fromEntries(
    editorConfig().collections.flatMap((collection) =>
      namesIn(collection).map((name) => [name, pageOf[name.split('-')[0] as CollectionName]]),
    ),
  );

const namesIn = (collection: ReturnType<typeof editorConfig>['collections'][number]) =>
  'files' in collection ? collection.files.map(({ name }) => name as string) : [collection.name];
