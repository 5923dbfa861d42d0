import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { slugsIn } from '#schemas/slug.ts';
import { collections, type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

/** JSON Schemas for text editors: they complete and check a YAML file that names its schema in its first line. */
export const schemaFolder = 'content/.schemas';

/** The slugs of every folder stand in a file of their own, so that a new entry changes no schema. */
const slugsFile = `${schemaFolder}/slugs.json`;

const mark = '# yaml-language-server: $schema=';

/** The schema files by their paths, without the slugs: what the zod schemas alone decide. */
export const schemaTexts = () =>
  new Map(
    collections.map(([name, { schema }]) => [
      `${schemaFolder}/${name}.json`,
      written(referringToSlugs(jsonSchemaOf(schema))),
    ]),
  );

/** The slugs that there are now, as the file that the schemas refer to. */
export function slugsText(): string {
  const folders = collections
    .filter(([, { pattern }]) => pattern.includes('*'))
    .map(([, { pattern }]) => dirname(pattern));
  return written({
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: Object.fromEntries(folders.map((folder) => [folder, { enum: slugsIn(folder) }])),
  });
}

/** Writes the schemas, the slugs and the first line of every content file, each only where it is out of date. */
export function writeSchemaFiles(): void {
  for (const [file, text] of schemaTexts()) writeIfOther(file, text);
  writeSlugs();
  for (const [file, line] of firstLines()) {
    const text = readFileSync(file, 'utf8');
    const rest = text.startsWith(mark) ? text.slice(text.indexOf('\n') + 1) : text;
    writeIfOther(file, `${line}\n${rest}`);
  }
}

/** Writes the slugs where entries were added or taken away. */
export const writeSlugs = () => writeIfOther(slugsFile, slugsText());

/** The first line that each content file has, or would have. */
export const firstLines = () =>
  new Map(
    collections.flatMap(([name, { pattern }]) =>
      globSync(`content/${pattern}`).map((file) => [file, schemaLine(file, name)] as const),
    ),
  );

/** The line by which a content file names its schema. */
export const schemaLine = (file: string, name: string) =>
  `${mark}${relative(dirname(file), `${schemaFolder}/${name}.json`)}`;

/** What a content file's first line says of its schema, or undefined where it says nothing. */
export const namedSchema = (text: string) => (text.startsWith(mark) ? text.split('\n', 1)[0] : undefined);

/** Our `folder` as a reference that every editor knows. */
const referringToSlugs = (schema: JsonSchema): unknown =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    typeof part?.folder === 'string' && part.type === 'string'
      ? { $ref: `${basename(slugsFile)}#/definitions/${part.folder}` }
      : part,
  );

const written = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`;

function writeIfOther(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
