import { branchFor, type JsonSchema } from '../check/jsonSchema.ts';

/**
 * What the editor's form holds, as it belongs in the file: an optional field that was left empty is not there, and a
 * text is one line without space at its ends.
 */
export function tidied(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') return value.trim().replace(/\s*\n\s*/g, ' ');
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      tidied(item, (Array.isArray(schema.items) ? schema.items[index] : schema.items) ?? {}),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = branchFor(schema, value);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, tidied(part, properties[key] ?? {})] as const)
      .filter(([key, part]) => required.includes(key) || !isBlank(part)),
  );
}

/** A mark such as `sample: true` is there or not; it is never false. */
const isBlank = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
