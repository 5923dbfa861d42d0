import { itemSchema, type JsonSchema, schemaOfKind } from '../check/collections.ts';

/** The label of a mapping's field in the editor's form. The name itself if the schema has no such field. */
export const labelOf = (name: string, schema: JsonSchema): string => fieldSchema(name, schema).title ?? name;

/** The schema of a mapping's field. Fields of a record, such as names by location, all have the same one. */
export const fieldSchema = (name: string, { properties, additionalProperties }: JsonSchema): JsonSchema =>
  properties?.[name] ??
  (typeof additionalProperties === 'object' ? { ...additionalProperties, title: name } : {});

/** The labels from the form's top to a field, such as "Founder, Letter, Heading of the letter". */
export function labelsTo(path: string[], schema: JsonSchema, content: unknown): string {
  let part = schemaOfKind(schema, content);
  return path
    .map((name) => {
      const label = labelOf(name, part);
      part = fieldSchema(name, part);
      return label;
    })
    .join(', ');
}

/** The schema of a value at a path of fields. Lists are not on the path. */
export const schemaOfField = (path: string[], schema: JsonSchema, content: unknown): JsonSchema =>
  path.reduce((part, name) => fieldSchema(name, part), schemaOfKind(schema, content));

/** A value as lines of text, with the labels of its fields. Each item of a list is a line. */
export function textOf(value: unknown, schema: JsonSchema): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value.map((item, index) => `- ${textOf(item, itemSchema(schema, index))}`).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${labelOf(name, schema)}: ${textOf(part, fieldSchema(name, schema))}`)
    .join('\n  ');
}
