import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { namesIn, readContent } from '../check/content.ts';
import { fieldSchema, itemSchema, type JsonSchema } from '../check/jsonSchema.ts';

import { helpFor } from './help.ts';

/** A field of the editor's form, in Decap CMS's settings. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  fields?: Field[];
  field?: Field;
  [setting: string]: unknown;
};

/** A group with more fields than this is closed at first. */
const mostFieldsOfOpenGroup = 6;

/** The form for a mapping: its fields, in the schema's order. A new entry has the values of `example`. */
export const fieldsFor = (schema: JsonSchema, example?: unknown): Field[] =>
  Object.entries(schema.properties ?? recordProperties(schema)).map(([name, property]) =>
    fieldFor(
      name,
      property,
      schema.required?.includes(name) ?? false,
      isMapping(example) ? example[name] : undefined,
    ),
  );

/** The properties of a zod record, such as a name for each preferred location, with the names as labels. */
const recordProperties = (schema: JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries((schema.propertyNames?.enum ?? []).map((name) => [name, fieldSchema(name, schema)]));

function fieldFor(name: string, schema: JsonSchema, required: boolean, example?: unknown): Field {
  const { type, title: label = '', minimum, maximum } = schema;
  const start = { name, label, required, hint: helpFor(schema) };
  const field = example === undefined ? start : { ...start, default: example };
  if (schema.folder) return { ...field, widget: 'select', options: entriesOf(schema.folder) };
  if (schema.enum) return { ...field, widget: 'select', options: schema.enum };
  // A mark such as `sample: true` is either present or absent, so it is a switch.
  if (type === 'boolean' || schema.const === true) return { ...field, widget: 'boolean' };
  // The list to which an entry is added sets its kind.
  if (schema.const !== undefined) return { ...field, widget: 'hidden', default: schema.const };
  if (type === 'number')
    return { ...field, widget: 'number', value_type: 'float', step: 0.0001, min: minimum, max: maximum };
  if (type === 'object') {
    const fields = fieldsFor(schema, example);
    return { ...start, widget: 'object', collapsed: fields.length > mostFieldsOfOpenGroup, fields };
  }
  if (type === 'array') return { ...field, ...listOf(schema) };
  const isLong = (schema.maxLength ?? 200) >= 100;
  return { ...field, widget: isLong ? 'text' : 'string' };
}

function listOf(schema: JsonSchema) {
  const { minItems: min, maxItems } = schema;
  const item = itemSchema(schema);
  const singular = { label_singular: item.title ?? '' };
  if (item.folder)
    return {
      ...singular,
      // page/orderedEntries.js
      widget: 'ordered-entries',
      options: entriesOf(item.folder),
      always_visible: schema.alwaysVisible ?? 0,
      least: min ?? 0,
      most: maxItems ?? null,
    };
  const isFixed = min !== undefined && min === maxItems;
  const list = {
    ...singular,
    widget: 'list',
    min,
    max: maxItems ?? 50,
    allow_add: !isFixed,
    allow_remove: !isFixed,
  };
  if (item.type !== 'object')
    return {
      ...list,
      collapsed: false,
      summary: '{{fields.item}}',
      field: { ...fieldFor('item', item, true), hint: '' },
    };
  const fields = fieldsFor(item);
  return { ...list, collapsed: true, summary: summaryOf(fields), fields };
}

/** What a closed item of a list shows: its fields up to the first text of any length. */
function summaryOf(fields: Field[]): string {
  const firstText = fields.findIndex(({ widget }) => widget === 'text');
  const shown = firstText < 0 ? fields : fields.slice(0, firstText + 1);
  return shown
    .map(({ name, widget }) => `{{fields.${name}${widget === 'text' ? ' | truncate(70)' : ''}}}`)
    .join(' · ');
}

/** The entries of a folder, as options with their names. */
const entriesOf = (folder: string) =>
  namesIn(folder, readContent()).map((slug) => {
    const { name, title } = parse(readFileSync(`${contentFolder}/${folder}/${slug}.yaml`, 'utf8')) ?? {};
    return { label: String(name ?? title ?? slug), value: slug };
  });
