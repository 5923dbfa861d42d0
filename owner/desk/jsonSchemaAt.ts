import { basename } from 'node:path';
import { slugPattern } from '#schemas/slug.ts';
import { collectionOf } from '../check/collections.ts';
import { type JsonSchema, jsonSchemaOf } from '../check/jsonSchema.ts';
import { Refused } from './refused.ts';

/** The JSON Schema of a content file. Refuses every other path, so that other files can't be reached. */
export function jsonSchemaAt(path: string): JsonSchema {
  const [, collection] = collectionOf(path) ?? [];
  if (!collection || !slugPattern.test(basename(path, '.yaml')))
    throw new Refused(
      `${path} is not a content file. A file name has small letters, digits and single hyphens only.`,
    );
  return jsonSchemaOf(collection.schema);
}
