import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { slugsIn } from '#schemas/slug.ts';
import { allowedInWords } from '../check/inWords.ts';
import type { JsonSchema } from '../check/jsonSchema.ts';

/** A field of the editor's form, as Decap CMS is told of it. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  [more: string]: unknown;
};

/** The form for a mapping: a field each, in the schema's order. */
export const fieldsFor = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldFor(name, schema, required.includes(name)));

function fieldFor(name: string, schema: JsonSchema, required: boolean): Field {
  const plain = schema.maxLength === undefined && schema.type === 'string';
  const hint = plain || schema.folder ? (schema.description ?? '') : allowedInWords(schema);
  const field = { name, label: inWords(name), required, hint };
  const { type, minimum, maximum } = schema;
  if (schema.folder) return { ...field, widget: 'select', options: entriesOf(schema.folder) };
  if (schema.enum) return { ...field, widget: 'select', options: schema.enum };
  // A kind is chosen with the list that an entry is added to; a mark is there or not.
  if (schema.const !== undefined) {
    return schema.const === true
      ? { ...field, widget: 'boolean', hint: schema.description ?? '' }
      : { ...field, widget: 'hidden', default: schema.const };
  }
  if (type === 'boolean') return { ...field, widget: 'boolean', hint: schema.description ?? '' };
  if (type === 'number')
    return { ...field, widget: 'number', value_type: 'float', step: 0.0001, min: minimum, max: maximum };
  if (type === 'object')
    return {
      ...field,
      widget: 'object',
      collapsed: true,
      fields: fieldsFor(schema),
      hint: schema.description ?? '',
    };
  if (type === 'array') return { ...field, ...listOf(schema), hint: listHint(schema) };
  return { ...field, widget: (schema.maxLength ?? 200) < 100 ? 'string' : 'text' };
}

function listOf(schema: JsonSchema) {
  const item = (Array.isArray(schema.items) ? schema.items[0] : schema.items) ?? {};
  const { minItems: min, maxItems: max } = schema;
  const list = { widget: 'list', collapsed: true, min, max: max ?? 50, allow_add: true };
  if (item.type === 'object') {
    const fields = fieldsFor(item);
    return { ...list, fields, summary: `{{fields.${fields[0]?.name}}}` };
  }
  return {
    ...list,
    summary: '{{fields.item}}',
    field: { ...fieldFor('item', item, true), label: 'Item', hint: '' },
  };
}

function listHint({ description = '', minItems: least, maxItems: most }: JsonSchema): string {
  const howMany =
    most === undefined ? '' : least === most ? `Exactly ${most}. ` : `${least ?? 0} to ${most}. `;
  return `${howMany}${description}`;
}

/** The entries of a folder by their names, for a choice. */
const entriesOf = (folder: string) =>
  slugsIn(folder).map((slug) => {
    const { name, title } = parse(readFileSync(`content/${folder}/${slug}.yaml`, 'utf8')) ?? {};
    return { label: String(name ?? title ?? slug), value: slug };
  });

/** `preferredLocation` is "Preferred location". */
export function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
