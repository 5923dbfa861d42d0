import { contentFolder } from '#schemas/contentFolder.ts';
import type { JsonSchema } from './jsonSchema.ts';

const longestShown = 80;

export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length} ${itemsWord(value.length)}`;
  if (typeof value === 'object' && !(value instanceof Date))
    return `a group with the fields ${fieldNames(value)}`;
  const text = JSON.stringify(value);
  return text.length <= longestShown
    ? text
    : `${text.slice(0, longestShown)}..." (${String(value).length} characters)`;
}

/** What a schema allows, for "allowed", with the field's description. */
export function describeSchema(schema: JsonSchema): string {
  return schema.description ? `${describeRule(schema)}. ${schema.description}` : describeRule(schema);
}

export const fieldsOf = ({ properties = {} }: JsonSchema) => fieldNames(properties);

const fieldNames = (mapping: object) => Object.keys(mapping).join(', ');

function describeRule(schema: JsonSchema): string {
  const { folder, picture, type, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  if (folder) return `the name of a file in ${contentFolder}/${folder}/, without ".yaml"`;
  if (picture) return `the name of a file in public/${picture}/`;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  if (type === 'number' || type === 'integer') return `a number${describeRange(minimum, maximum)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'array') {
    const range = describeRange(minItems, maxItems, ' of');
    const size = range && `${range} ${itemsWord(maxItems ?? minItems)}`;
    return `a list${size}`;
  }
  if (type === 'object') return `these fields: ${fieldsOf(schema)}`;
  return maxLength ? `a text${describeRange(minLength, maxLength, ' of')} characters` : 'a line of text';
}

const itemsWord = (count?: number) => (count === 1 ? 'item' : 'items');

/** A range such as ` from 6 to 37.5` or ` of exactly 8`. Empty if there is no limit. */
export function describeRange(least?: number, most?: number, word = ' from'): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `${word} at least ${least}`;
  if (least === undefined) return `${word} at most ${most}`;
  return least === most ? `${word} exactly ${most}` : `${word} ${least} to ${most}`;
}
