import { itemSchema, type JsonSchema, schemaOfKind } from '../check/collections.ts';

/**
 * What the editor's form holds, as it belongs in the file: an optional field that was left empty is not there, and a
 * text is one line without space at its ends.
 */
export function formContent(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') return value.trim().replace(/\s*\n\s*/g, ' ');
  if (Array.isArray(value)) return value.map((item, index) => formContent(item, itemSchema(schema, index)));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = schemaOfKind(schema, value);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, formContent(part, properties[key] ?? {})] as const)
      .filter(([key, part]) => required.includes(key) || !isBlank(part)),
  );
}

/** A mark such as `sample: true` is there or not; it is never false. */
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
