import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { slugsIn } from '#schemas/slug.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { type Collections, filesOf, type JsonSchema, jsonSchemaOf, siteCollections } from './collections.ts';

/** JSON Schemas for text editors: they complete and check a YAML file that names its schema in its first line. */
export const schemaFolder = join(contentFolder, '.schemas');

/** The slugs of every folder stand in a file of their own, so that a new entry changes no schema. */
const slugsFile = 'slugs.json';

const schemaComment = '# yaml-language-server: $schema=';

/** The schema files by their names, as text. */
export function schemaTexts(collections: Collections = siteCollections): Map<string, string> {
  const schemas = Object.entries(collections).map(
    ([name, { schema }]) => [`${name}.json`, textOf(referringToSlugs(jsonSchemaOf(schema)))] as const,
  );
  const folders = Object.values(collections)
    .filter(({ pattern }) => pattern.includes('*'))
    .map(({ pattern }) => dirname(pattern));
  const slugs = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: Object.fromEntries(folders.map((folder) => [folder, { enum: slugsIn(folder) }])),
  };
  return new Map([...schemas, [slugsFile, textOf(slugs)]]);
}

/** Writes each schema that is out of date. Content without schemas, as a test's, gets none. */
export function updateSchemas(): void {
  if (!existsSync(schemaFolder)) return;
  for (const [name, text] of schemaTexts()) writeWhereDifferent(join(schemaFolder, name), text);
}

/** Writes the schemas, and the line that names its schema into every content file that lacks it. */
export function writeSchemas(): void {
  mkdirSync(schemaFolder, { recursive: true });
  updateSchemas();
  for (const [name, collection] of Object.entries(siteCollections)) {
    for (const file of globSync(filesOf(collection))) {
      const text = readFileSync(file, 'utf8');
      const rest = text.startsWith(schemaComment) ? text.slice(text.indexOf('\n') + 1) : text;
      writeWhereDifferent(file, `${schemaLine(file, name)}\n${rest}`);
    }
  }
}

/** The first line of a content file, which names its schema. */
export const schemaLine = (file: string, name: string) =>
  `${schemaComment}${relative(dirname(file), join(schemaFolder, `${name}.json`))}`;

/** Our `folder` as a reference that every editor knows. */
const referringToSlugs = (schema: JsonSchema): unknown =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    typeof part?.folder === 'string' && part.type === 'string'
      ? { $ref: `${slugsFile}#/definitions/${part.folder}` }
      : part,
  );

const textOf = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`;

function writeWhereDifferent(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFile(file, text);
}
