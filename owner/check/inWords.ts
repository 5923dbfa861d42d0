import type { JsonSchema } from './jsonSchema.ts';

const longest = 80;

/** A value of a content file in few words, for "found". */
export function foundInWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a part with the fields ${Object.keys(value).join(', ')}`;
  const text = JSON.stringify(value);
  if (typeof value !== 'string' || text.length <= longest) return text;
  return `${text.slice(0, longest)}..." (${value.length} characters)`;
}

/** What a schema allows in words, for "allowed", with the field's own description. */
export function allowedInWords(schema: JsonSchema): string {
  const { description } = schema;
  return description ? `${ruleInWords(schema)}. ${description}` : ruleInWords(schema);
}

function ruleInWords(schema: JsonSchema): string {
  const { folder, type, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  if (folder) return `the name of a file in content/${folder}/, without ".yaml"`;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(ruleInWords).join(', or ');
  if (schema.oneOf) return 'the fields of one kind; copy them from another file of this folder';
  if (schema.const !== undefined) return String(schema.const);
  if (type === 'number') return `a number${span(minimum, maximum)}, without quotes`;
  if (type === 'boolean') return 'true or false, without quotes';
  if (type === 'array')
    return `a list${ofHowMany(minItems, maxItems)}: each begins with "- " on a line of its own`;
  if (type === 'object') return `these fields, each on a line of its own: ${fieldsOf(schema)}`;
  const most = maxLength && (minLength ? ` of ${minLength} to ${maxLength}` : ` of at most ${maxLength}`);
  return most ? `a text${most} characters` : 'a line of text';
}

/** The names of a part's fields, in the schema's order. */
export const fieldsOf = (schema: JsonSchema) => Object.keys(schema.properties ?? {}).join(', ');

const span = (least?: number, most?: number) =>
  least !== undefined && most !== undefined ? ` from ${least} to ${most}` : '';

function ofHowMany(least?: number, most?: number): string {
  if (most === undefined) return least === undefined ? '' : ` of at least ${least}`;
  return least === most ? ` of exactly ${most}` : ` of ${least ?? 0} to ${most}`;
}
