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
  const singleFilesIn = (folder: string) =>
    singleFiles.filter(([, { pattern }]) => dirname(pattern) === folder);
  return {
    load_config_file: false,
    backend: { name: 'content-files', proxy_url: '/edit/api' },
    locale: 'en-IN',
    show_preview_links: false,
    media_folder: 'public/clients',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      fileCollection('agency', 'The agency and the footer', singleFilesIn('.')),
      fileCollection('pages', 'Pages', singleFilesIn('pages')),
      fileCollection('words', 'Words of buttons, labels and errors', singleFilesIn('words')),
      fileCollection('hindi-agency', 'Hindi: the agency', singleFilesIn('hi')),
      fileCollection('hindi-pages', 'Hindi: pages', singleFilesIn('hi/pages')),
      fileCollection('hindi-words', 'Hindi: words', singleFilesIn('hi/words')),
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
  const jsonSchema = jsonSchemaOf(collection.schema);
  const label = labelOf(dirname(collection.pattern));
  const folderCollection = (schema: JsonSchema, kind?: unknown) => ({
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
  return (
    jsonSchema.oneOf?.map((schema) => folderCollection(schema, schema.properties?.['kind']?.const)) ?? [
      folderCollection(jsonSchema),
    ]
  );
}

/** From Decap's name of a collection, or of a file in one, to the address of the page beside its form. */
export const previewPageByDecapName = () =>
  Object.fromEntries(
    editorConfig()
      .collections.flatMap((collection) =>
        'files' in collection ? collection.files.map(({ name }) => name) : [collection.name],
      )
      .map((name) => [name, previewPages[name.split('-')[0] as CollectionName]]),
  );
