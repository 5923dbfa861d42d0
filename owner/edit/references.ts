import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { type Collections, filesOf } from '../check/collections.ts';
import { fieldSchema, itemSchema, type JsonSchema, jsonSchemaOf, schemaOfKind } from '../check/jsonSchema.ts';
import { labelOf, ordinal } from '../check/labels.ts';

/** The entries and pages that refer to an entry, each in words such as "the city Mathura (nearby)". */
export function usesOf(file: string, collections: Collections): string[] {
  const folder = dirname(relative(contentFolder, file));
  const slug = basename(file, '.yaml');
  return Object.values(collections).flatMap((collection) => {
    const schema = jsonSchemaOf(collection.schema);
    if (!JSON.stringify(schema).includes(`"folder":"${folder}"`)) return [];
    return globSync(filesOf(collection))
      .sort()
      .filter((user) => user !== file)
      .flatMap((user) => {
        const content: unknown = parse(readFileSync(user, 'utf8'));
        const places = [...placesOf({ folder, slug }, content, schemaOfKind(schema, content))];
        return places.length > 0 ? [`${nameOf(user, content)} (${places.join('; ')})`] : [];
      });
  });
}

/** The places in a content file that refer to an entry, in words: "cities, 4th". */
function* placesOf(
  entry: { folder: string; slug: string },
  value: unknown,
  schema: JsonSchema,
  place: string[] = [],
): Generator<string> {
  if (schema.folder === entry.folder && value === entry.slug) yield place.join(', ');
  if (Array.isArray(value)) {
    const list = schema.anyOf?.find(({ items }) => items) ?? schema;
    for (const [index, item] of value.entries())
      yield* placesOf(entry, item, itemSchema(list, index), [...place, ordinal(index + 1)]);
  } else if (isMapping(value)) {
    for (const [key, part] of Object.entries(value))
      yield* placesOf(entry, part, fieldSchema(key, schema), [...place, labelOf(key, schema)]);
  }
}

const singular: Record<string, string> = {
  cities: 'city',
  jobs: 'job',
  departments: 'department',
  companies: 'company',
  services: 'service',
  'home-services': 'service of the home page',
  industries: 'industry',
  clients: 'client',
  testimonials: 'testimonial',
  legal: 'legal page',
};

/** A content file in the owner's words: "the city Agra", "the page Home", "the footer". */
export function nameOf(file: string, content: unknown): string {
  const path = relative(contentFolder, file).replaceAll('\\', '/');
  const language = path.startsWith('hi/') ? 'Hindi ' : '';
  const folder = dirname(path.replace(/^hi\//, ''));
  const slug = basename(path, '.yaml');
  const { name, title } = isMapping(content) ? content : {};
  if (path === 'read.yaml') return 'the list of pages that you have read';
  if (folder === '.') return `the ${language}${slug}`;
  if (folder === 'pages') return `the ${language}page "${slug}"`;
  if (folder === 'words') return `the ${language}words "${slug}"`;
  return `the ${language}${singular[folder] ?? folder} ${name ?? title ?? slug}`;
}
