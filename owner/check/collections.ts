import { join } from 'node:path';
import { z } from 'astro/zod';
import { type Collection, collectionSchemas, hindiCollections } from '#schemas/collections.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

export type { Collection };
export type Collections = Record<string, Collection>;

/** The kinds of content in English, and the Hindi files of those that have texts. */
export const siteCollections: Collections = { ...collectionSchemas, ...hindiCollections };

/** A collection's files, as a pattern from the working directory. */
export const filesOf = ({ pattern }: Collection) => join(contentFolder, pattern);

/**
 * The parts of JSON Schema that our schemas use. Two are our own: `folder` is the folder that a slug refers
 * to, `alwaysVisible` is how many items of a list the site shows before more are asked for.
 */
export type JsonSchema = {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  folder?: string;
  alwaysVisible?: number;
  enum?: string[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema | JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: { enum?: string[] };
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
};

/** A zod schema as JSON Schema draft 7, which the YAML extensions of text editors support. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;

/** The schema for the content's `kind`, if files have several kinds. Otherwise the schema itself. */
export function schemaOfKind(schema: JsonSchema, content: unknown): JsonSchema {
  const kind = (content as { kind?: unknown } | null)?.kind;
  return schema.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind) ?? schema;
}

/** The schema of a list's item. Tuples have a schema for each index. */
export const itemSchema = ({ items }: JsonSchema, index = 0): JsonSchema =>
  (Array.isArray(items) ? items[index] : items) ?? {};

/** The schema of the value at a path of a file's content. Empty if the schema has no such path. */
export const schemaAt = (schema: JsonSchema, path: PropertyKey[], content: unknown): JsonSchema =>
  path.reduce<JsonSchema>(
    (part, key) =>
      typeof key === 'number'
        ? itemSchema(part.anyOf?.find(({ items }) => items) ?? part, key)
        : (part.properties?.[String(key)] ?? {}),
    schemaOfKind(schema, content),
  );
