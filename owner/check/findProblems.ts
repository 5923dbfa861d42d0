import { globSync, readFileSync } from 'node:fs';
import { type Collections, filesOf, jsonSchemaOf, siteCollections } from './collections.ts';
import { fileProblems } from './fileProblems.ts';
import type { Problem } from './problem.ts';
import { textProblems } from './textProblems.ts';

/** Every problem in every content file (specification 12.3). */
export function findProblems(collections: Collections = siteCollections): Problem[] {
  const inTexts = Object.values(collections).flatMap((collection) => {
    const schemaForms = { schema: collection.schema, json: jsonSchemaOf(collection.schema) };
    return globSync(filesOf(collection))
      .sort()
      .flatMap((file) => textProblems(file, readFileSync(file, 'utf8'), schemaForms));
  });
  return [...inTexts, ...fileProblems(collections)];
}
