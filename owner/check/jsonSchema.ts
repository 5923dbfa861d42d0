import { z } from 'astro/zod';
import { collectionSchemas } from '#schemas/collections.ts';
import { closest } from './closest.ts';

/** The parts of JSON Schema that the content's schemas use. `folder` is ours: the folder that a slug refers to. */
export type JsonSchema = {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  description?: string;
  folder?: string;
  enum?: string[];
  const?: unknown;
  pattern?: string;
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

export type CollectionName = keyof typeof collectionSchemas;
type Collection = (typeof collectionSchemas)[CollectionName];

/** Every collection by its name. */
export const collections = Object.entries(collectionSchemas) as [CollectionName, Collection][];

/** A collection's schema as JSON Schema; draft 7 is what editors' YAML extensions read. */
export const jsonSchemaOf = (schema: Collection['schema']) =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;

/** Of the kinds that a file may have, the one it says, or the one it probably means. */
export function branchFor(schema: JsonSchema, value: unknown): JsonSchema {
  const kind = String((value as { kind?: unknown } | null)?.kind ?? '');
  const kinds = new Map(schema.oneOf?.map((branch) => [String(branch.properties?.['kind']?.const), branch]));
  return kinds.get(kind) ?? kinds.get(closest(kind, kinds.keys()) ?? '') ?? schema;
}

/** The schema of what stands at a path, or undefined where the schema knows no such place. */
export function schemaAt(root: JsonSchema, path: PropertyKey[], value: unknown): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (schema, key) => {
      if (typeof key !== 'number') return schema?.properties?.[String(key)];
      const { items } = schema?.anyOf?.find((branch) => branch.items) ?? schema ?? {};
      return Array.isArray(items) ? items[key] : items;
    },
    branchFor(root, value),
  );
}
