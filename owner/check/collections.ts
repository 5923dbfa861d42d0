import { join } from 'node:path';
import { z } from 'astro/zod';
import { collectionSchemas } from '#schemas/collections.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** A kind of content: its files, as a pattern under the content folder, and the schema that each of them meets. */
export type Collection = { pattern: string; schema: z.ZodType };
export type Collections = Record<string, Collection>;

export type CollectionName = keyof typeof collectionSchemas;

/** Every collection of the site by its name. */
export const siteCollections: Collections = collectionSchemas;

/** Where a collection's files are, as a pattern from the working directory. */
export const filesOf = ({ pattern }: Collection) => join(contentFolder, pattern);

/** The parts of JSON Schema that the content's schemas use. `folder` is ours: the folder that a slug refers to. */
export type JsonSchema = {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  description?: string;
  folder?: string;
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
  required?: string[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
};

/** A zod schema as JSON Schema; draft 7 is what editors' YAML extensions read. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;

/** Of the kinds that a file may have, the schema of the one that it names. */
export function schemaOfKind(schema: JsonSchema, content: unknown): JsonSchema {
  const kind = (content as { kind?: unknown } | null)?.kind;
  return schema.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind) ?? schema;
}

/** The schema of an item of a list. */
export const itemSchema = ({ items }: JsonSchema, index = 0): JsonSchema =>
  (Array.isArray(items) ? items[index] : items) ?? {};

/** The schema of what stands at a path of a file's content; an empty one where the schema knows no such place. */
export const schemaAt = (schema: JsonSchema, path: PropertyKey[], content: unknown): JsonSchema =>
  path.reduce<JsonSchema>(
    (part, key) =>
      typeof key === 'number'
        ? itemSchema(part.anyOf?.find(({ items }) => items) ?? part, key)
        : (part.properties?.[String(key)] ?? {}),
    schemaOfKind(schema, content),
  );
