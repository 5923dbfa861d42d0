import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { slugsIn } from '#schemas/slug.ts';
import { itemSchema, type JsonSchema } from '../check/collections.ts';
import { describeRange, describeSchema } from '../check/describe.ts';

/** A field of the editor's form, in Decap CMS's settings. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  [setting: string]: unknown;
};

/** The form for a mapping: its fields, in the schema's order. */
export const fieldsFor = (schema: JsonSchema): Field[] =>
  Object.entries(schema.properties ?? recordProperties(schema)).map(([name, property]) =>
    fieldFor(name, property, schema.required?.includes(name) ?? false),
  );

/** The properties of a zod record, such as a name for each preferred location: all have the same schema. */
const recordProperties = ({ propertyNames, additionalProperties }: JsonSchema): Record<string, JsonSchema> =>
  typeof additionalProperties === 'object'
    ? Object.fromEntries((propertyNames?.enum ?? []).map((name) => [name, additionalProperties]))
    : {};

function fieldFor(name: string, schema: JsonSchema, required: boolean): Field {
  const { type, description = '', minimum, maximum } = schema;
  const field = { name, label: labelOf(name), required, hint: description };
  const withRule = { ...field, hint: describeSchema(schema) };
  if (schema.folder) return { ...field, widget: 'select', options: entriesOf(schema.folder) };
  if (schema.enum) return { ...withRule, widget: 'select', options: schema.enum };
  // A mark such as `sample: true` is either present or absent, so it is a checkbox.
  if (type === 'boolean' || schema.const === true) return { ...field, widget: 'boolean' };
  // The list to which an entry is added sets its kind.
  if (schema.const !== undefined) return { ...field, widget: 'hidden', default: schema.const };
  if (type === 'number')
    return { ...withRule, widget: 'number', value_type: 'float', step: 0.0001, min: minimum, max: maximum };
  if (type === 'object') return { ...field, widget: 'object', collapsed: true, fields: fieldsFor(schema) };
  if (type === 'array') {
    const count = describeRange(schema.minItems, schema.maxItems, '').trim();
    return {
      ...field,
      ...listOf(schema),
      hint: count ? `Number of items: ${count}. ${description}` : description,
    };
  }
  const isLong = (schema.maxLength ?? 200) >= 100;
  return { ...(schema.maxLength ? withRule : field), widget: isLong ? 'text' : 'string' };
}

function listOf(schema: JsonSchema) {
  const item = itemSchema(schema);
  const list = {
    widget: 'list',
    collapsed: true,
    min: schema.minItems,
    max: schema.maxItems ?? 50,
    allow_add: true,
  };
  if (item.type !== 'object') {
    const field = { ...fieldFor('item', item, true), hint: '' };
    return { ...list, summary: '{{fields.item}}', field };
  }
  const fields = fieldsFor(item);
  return { ...list, fields, summary: `{{fields.${fields[0]?.name}}}` };
}

/** The entries of a folder, as options with their names. */
const entriesOf = (folder: string) =>
  slugsIn(folder).map((slug) => {
    const { name, title } = parse(readFileSync(`${contentFolder}/${folder}/${slug}.yaml`, 'utf8')) ?? {};
    return { label: String(name ?? title ?? slug), value: slug };
  });

/** `preferredLocation` becomes "Preferred location". "Delhi NCR" stays the same. */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
