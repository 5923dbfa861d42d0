import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { slugsIn } from '#schemas/slug.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { type Collections, filesOf, type JsonSchema, jsonSchemaOf, siteCollections } from './collections.ts';

/** The folder of the JSON Schemas, with which text editors complete and check the content files. */
export const schemaFolder = join(contentFolder, '.schemas');

/** Holds the slugs of all folders, so that a new entry does not change the other schemas. */
const slugsFile = 'slugs.json';

const schemaComment = '# yaml-language-server: $schema=';

/** The text of each schema file, by its name. */
export function schemaTexts(collections: Collections = siteCollections): Map<string, string> {
  const schemas = Object.entries(collections).map(
    ([name, { schema }]) => [`${name}.json`, textOf(withSlugReferences(jsonSchemaOf(schema)))] as const,
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

/** Writes each schema that is out of date. Does nothing if the content has no schema folder, as in tests. */
export function updateSchemas(): void {
  if (!existsSync(schemaFolder)) return;
  for (const [name, text] of schemaTexts()) writeIfChanged(join(schemaFolder, name), text);
}

/** Writes all schemas, and adds the line that names the schema to every content file without it. */
export function writeSchemas(): void {
  mkdirSync(schemaFolder, { recursive: true });
  updateSchemas();
  for (const [name, collection] of Object.entries(siteCollections)) {
    for (const file of globSync(filesOf(collection))) {
      const text = readFileSync(file, 'utf8');
      const rest = text.startsWith(schemaComment) ? text.slice(text.indexOf('\n') + 1) : text;
      writeIfChanged(file, `${schemaLine(file, name)}\n${rest}`);
    }
  }
}

/** The first line of a content file, which names its schema. */
export const schemaLine = (file: string, name: string) =>
  `${schemaComment}${relative(dirname(file), join(schemaFolder, `${name}.json`))}`;

/** Replaces our own `folder` keyword with a standard `$ref`, which every text editor supports. */
const withSlugReferences = (schema: JsonSchema): unknown =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    typeof part?.folder === 'string' && part.type === 'string'
      ? { $ref: `${slugsFile}#/definitions/${part.folder}` }
      : part,
  );

const textOf = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`;

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFile(file, text);
}
