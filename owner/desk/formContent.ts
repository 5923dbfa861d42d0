import { writtenPhone } from '#schemas/phone.ts';
import { itemSchema, type JsonSchema, schemaOfKind } from '../check/jsonSchema.ts';

/**
 * The content to write for the values of the editor's form: without optional fields that were left empty, with each text
 * trimmed and on one line, and with phone numbers as they are read out.
 */
export function formContent(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') {
    const text = value.trim().replace(/\s*\n\s*/g, ' ');
    return schema.format === 'phone' ? writtenPhone(text) : text;
  }
  if (Array.isArray(value)) return value.map((item, index) => formContent(item, itemSchema(schema, index)));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = schemaOfKind(schema, value);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, formContent(part, properties[key] ?? {})] as const)
      .filter(([key, part]) => required.includes(key) || !isBlank(part)),
  );
}

/**
 * `false` is blank too: a mark such as `sample: true` is either present or absent. So is a group without values,
 * such as a photo that was not chosen.
 */
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);
