import type { Path } from '../yaml/readValues.ts';
import type { Content } from './content.ts';
import { nameAt } from './entries.ts';
import { fieldSchema, itemSchema, type JsonSchema } from './jsonSchema.ts';

const labelOf = (name: string, schema: JsonSchema): string => fieldSchema(name, schema).title ?? name;

/** Such as "Founder, Letter, Heading of the letter". An index becomes a position: "Phone numbers, 1st". */
export function labelsTo(path: Path, schema: JsonSchema): string {
  // Where files have several kinds, fields of the same name have the same label.
  let part = schema.oneOf?.find(({ properties }) => properties?.[path[0] ?? '']) ?? schema;
  const labels = path.map((name) => {
    const list = part;
    part = list.items ? itemSchema(list) : fieldSchema(String(name), list);
    return list.items ? ordinal(Number(name) + 1) : labelOf(String(name), list);
  });
  return labels.join(', ');
}

/** A position in a list: 1st, 2nd, 3rd, 4th. */
export function ordinal(number: number): string {
  const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
  return `${number}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th'}`;
}

/** What the desk's form shows for a value of a file. Undefined for a text or a number, which it shows as it is. */
export function labelOfValue(value: unknown, { labels, folder }: JsonSchema, content: Content) {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (folder) return nameAt(`${folder}/${value}.yaml`, content);
  return labels?.[String(value)];
}

/** A value as lines of text, in the words of its form. Each item of a list is a line. */
export function textOf(value: unknown, schema: JsonSchema, content: Content): string {
  // A switch that is off is no value in the file.
  if (value === undefined || value === null) return schema.const === true ? 'off' : '';
  if (Array.isArray(value))
    return value.map((item) => `- ${textOf(item, itemSchema(schema), content)}`).join('\n');
  if (typeof value !== 'object') return labelOfValue(value, schema, content) ?? String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${labelOf(name, schema)}: ${textOf(part, fieldSchema(name, schema), content)}`)
    .join('\n  ');
}
