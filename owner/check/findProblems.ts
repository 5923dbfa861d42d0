import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import { type Collections, filesOf, jsonSchemaOf, siteCollections } from './collections.ts';
import { fileProblems } from './fileProblems.ts';
import type { Problem } from './problem.ts';
import { type Schemas, schemaProblems } from './schemaProblems.ts';
import { yamlProblems } from './yamlProblems.ts';

/** Every problem in every content file (specification 12.3). */
export function findProblems(collections: Collections = siteCollections): Problem[] {
  const inTexts = Object.values(collections).flatMap((collection) => {
    const schemas = { schema: collection.schema, json: jsonSchemaOf(collection.schema) };
    return globSync(filesOf(collection))
      .sort()
      .flatMap((file) => textProblems(file, readFileSync(file, 'utf8'), schemas));
  });
  return [...inTexts, ...fileProblems(collections)];
}

/** Every problem in the text of one content file, in the order of its lines. */
export function textProblems(file: string, text: string, schemas: Schemas): Problem[] {
  if (isValid(text, schemas.schema)) return [];
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const inYaml = yamlProblems(file, text, document, counter);
  const problems = inYaml.length > 0 ? inYaml : schemaProblems(file, document, counter, schemas);
  return problems.sort((a, b) => a.line - b.line);
}

/** A quick check: js-yaml takes a third of the time of `yaml`, but gives no line numbers. */
function isValid(text: string, schema: Schemas['schema']): boolean {
  try {
    return schema.safeParse(load(text)).success;
  } catch {
    return false;
  }
}
