import { basename, dirname } from 'node:path';
import {
  type Collection,
  type CollectionName,
  filesOf,
  type JsonSchema,
  jsonSchemaOf,
  siteCollections,
} from '../check/collections.ts';
import { fieldsFor, labelOf } from './fields.ts';
import { previewPages } from './previewPages.ts';

/** The settings of Decap CMS, made from the schemas (docs/decisions/0010-content-editor.md). */
export function editorConfig() {
  const editable = Object.entries(siteCollections).filter(([name]) => previewPages[name as CollectionName]);
  const singleFiles = editable.filter(([, { pattern }]) => !pattern.includes('*'));
  const isPage = ([, { pattern }]: [string, Collection]) => dirname(pattern) === 'pages';
  const isAgency = ([, { pattern }]: [string, Collection]) => dirname(pattern) === '.';
  return {
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: '/edit/api' },
    locale: 'en-IN',
    show_preview_links: false,
    media_folder: 'public/clients',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      fileCollection('agency', 'The agency and the footer', singleFiles.filter(isAgency)),
      fileCollection('pages', 'Pages', singleFiles.filter(isPage)),
      ...editable.filter(([, { pattern }]) => pattern.includes('*')).flatMap(folderCollections),
    ],
  };
}

const fileCollection = (name: string, label: string, collections: [string, Collection][]) => ({
  name,
  label,
  files: collections.map(([name, collection]) => ({
    name,
    label: labelOf(basename(collection.pattern, '.yaml')),
    file: filesOf(collection),
    fields: fieldsFor(jsonSchemaOf(collection.schema)),
  })),
});

/** One list of entries, or one list for each kind if the folder's files have several kinds. */
function folderCollections([name, collection]: [string, Collection]) {
  const json = jsonSchemaOf(collection.schema);
  const label = labelOf(dirname(collection.pattern));
  const list = (schema: JsonSchema, kind?: unknown) => ({
    name: kind ? `${name}-${kind}` : name,
    label: kind ? `${label}: ${kind}` : label,
    label_singular: 'entry',
    folder: dirname(filesOf(collection)),
    extension: 'yaml',
    format: 'yaml',
    create: true,
    identifier_field: schema.properties?.['name'] ? 'name' : 'title',
    ...(kind ? { filter: { field: 'kind', value: kind } } : {}),
    fields: fieldsFor(schema),
  });
  return json.oneOf?.map((schema) => list(schema, schema.properties?.['kind']?.const)) ?? [list(json)];
}

/** The page to show beside each form, by the editor's name for the collection or the file. */
export const pagesByName = () =>
  Object.fromEntries(
    editorConfig()
      .collections.flatMap((collection) =>
        'files' in collection ? collection.files.map(({ name }) => name) : [collection.name],
      )
      .map((name) => [name, previewPages[name.split('-')[0] as CollectionName]]),
  );
