import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { type Collections, collectionOf, siteCollections } from './collections.ts';
import { type Content, contentFile, namesIn } from './content.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

/** The folder of the JSON Schemas, with which text editors complete and check the content files. */
export const schemaFolder = join(contentFolder, '.schemas');

/** Holds the slugs of all folders, so that a new entry does not change the other schemas. */
const slugsFile = 'slugs.json';

const schemaComment = '# yaml-language-server: $schema=';

/** The text of each schema file, by its name. */
export function schemaTexts(content: Content, collections: Collections = siteCollections) {
  const schemas = Object.entries(collections).map(
    ([name, { schema }]) => [`${name}.json`, textOf(withSlugReferences(jsonSchemaOf(schema)))] as const,
  );
  const folders = Object.values(collections)
    .filter(({ pattern }) => pattern.includes('*'))
    .map(({ pattern }) => dirname(pattern));
  const slugs = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: Object.fromEntries(folders.map((folder) => [folder, { enum: namesIn(folder, content) }])),
  };
  return new Map([...schemas, [slugsFile, textOf(slugs)]]);
}

/** Writes each schema that is out of date. Does nothing if the content has no schema folder, as in tests. */
export function updateSchemas(content: Content): void {
  if (!existsSync(schemaFolder)) return;
  for (const [name, text] of schemaTexts(content)) writeIfChanged(join(schemaFolder, name), text);
}

/** Writes all schemas, and adds the line that names the schema to every content file without it. */
export function writeSchemas(content: Content): void {
  mkdirSync(schemaFolder, { recursive: true });
  updateSchemas(content);
  for (const [path, text] of content) {
    const [name] = collectionOf(path) ?? [];
    if (!name) continue;
    const rest = text.startsWith(schemaComment) ? text.slice(text.indexOf('\n') + 1) : text;
    writeIfChanged(contentFile(path), `${schemaLine(path, name)}\n${rest}`);
  }
}

/** The first line of a content file, which names its schema. */
export const schemaLine = (path: string, name: string) =>
  `${schemaComment}${relative(dirname(path), `.schemas/${name}.json`)}`;

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
