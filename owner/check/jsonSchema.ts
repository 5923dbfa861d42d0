import { z } from 'astro/zod';
import { perObject } from '../yaml/perObject.ts';
import { collectionOf } from './collections.ts';

/**
 * The parts of JSON Schema that our schemas use. Nine are our own: `folder` is the folder that a slug refers to,
 * `isFavourite` marks a slug of a list that only puts entries first, `neededFor` are the values of another field of the
 * group with which an optional field is needed, `isPlace` marks a record's name that is a place of the agency, `ratesIn` is
 * the folder with the file and its amount that a name such as delhi/unskilled refers to, `picture` the folder of `public/`
 * with the picture's file, `shared` marks a value that only the English file has, `labels` are the owner's words for the
 * values of an `enum`, `placeholders` are what a text has in braces.
 */
export type JsonSchema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  folder?: string;
  isFavourite?: boolean;
  ratesIn?: string;
  isPlace?: boolean;
  neededFor?: Record<string, string[]>;
  picture?: string;
  shared?: boolean;
  enum?: string[];
  labels?: Record<string, string>;
  placeholders?: string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema | JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  oneOf?: JsonSchema[];
};

/** A zod schema as JSON Schema draft 7, which the YAML extensions of text editors support. */
export const jsonSchemaOf = perObject(
  (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema,
);

/** The schema of a content file. Empty for any other path. */
export function jsonSchemaAt(path: string): JsonSchema {
  const [, collection] = collectionOf(path) ?? [];
  return collection ? jsonSchemaOf(collection.schema) : {};
}

/** The schema for the content's `kind`, if files have several kinds. Otherwise the schema itself. */
export function schemaOfKind(schema: JsonSchema, content: unknown): JsonSchema {
  const kind = (content as { kind?: unknown } | null)?.kind;
  return schema.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind) ?? schema;
}

/** The schema of a list's items, also where the list has to have a first one. */
export const itemSchema = ({ items }: JsonSchema): JsonSchema =>
  (Array.isArray(items) ? items[0] : items) ?? {};

/** The schema of a mapping's field. Fields of a record, such as names by location, all have the same one. */
export const fieldSchema = (name: string, { properties, additionalProperties }: JsonSchema): JsonSchema =>
  properties?.[name] ??
  (typeof additionalProperties === 'object' ? { ...additionalProperties, title: name } : {});

/** The schema of the value at a path of a file's content. Empty if the schema has no such path. */
export const schemaAt = (schema: JsonSchema, path: readonly PropertyKey[], content: unknown): JsonSchema =>
  path.reduce<JsonSchema>(
    (part, key) => (typeof key === 'number' ? itemSchema(part) : fieldSchema(String(key), part)),
    schemaOfKind(schema, content),
  );

/** The help of the field at a path, or of the group that it is in. Empty if there is none. */
export const helpAt = (schema: JsonSchema, path: readonly (string | number)[], content: unknown): string =>
  path.map((_, index) => schemaAt(schema, path.slice(0, index + 1), content).description).findLast(Boolean) ??
  '';
