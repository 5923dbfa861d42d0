import { cleanEmail } from '#enquiry/email.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { writtenPhone } from '#schemas/phone.ts';
import { latinDigits } from '#writing/digits.ts';
import { listLines } from '#writing/listLines.ts';
import { fieldSchema, itemSchema, type JsonSchema, schemaOfKind } from '../check/jsonSchema.ts';
import { isNumber, readNumber } from '../check/readNumber.ts';

/** With https, and with the host in small letters. */
const webAddress = (typed: string) =>
  typed.replace(/^(?:https?:\/\/)?([^/\s]+\.[^/\s]+)/i, (_, host: string) => `https://${host.toLowerCase()}`);

/** How a text of a format is written. What can't be corrected stays as it is typed. */
const formats: Record<string, (typed: string) => string> = {
  phone: writtenPhone,
  email: (typed) =>
    cleanEmail(typed)
      .replace(/^mailto:|\s/gi, '')
      .toLowerCase(),
  uri: webAddress,
  // A site has one address, without a path.
  origin: (typed) => webAddress(typed).replace(/^(https:\/\/[^/]+)\/.*$/, '$1'),
  // A number in a register.
  code: (typed) => typed.replace(/\s/g, '').toUpperCase(),
};

/** Without what was left empty, each text trimmed, each line of an item an item, with numbers, and as its format is written. */
export function formContent(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') {
    const text = value.trim().replace(/\s*\n\s*/g, ' ');
    if (isNumber(schema)) return readNumber(text, schema) ?? text;
    const write = formats[schema.format ?? ''];
    if (write) return write(text);
    return schema.pattern?.includes('\\d') ? inDigits(text, schema.pattern) : text;
  }
  if (Array.isArray(value))
    return value.flatMap(itemsOf).map((item) => formContent(item, itemSchema(schema)));
  if (typeof value !== 'object' || value === null) return value;
  const group = schemaOfKind(schema, value);
  const { required = [] } = group;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, formContent(part, fieldSchema(key, group))] as const)
      .filter(([key, part]) => required.includes(key) || !isBlank(part)),
  );
}

/** The items that were typed into the field of one: a paragraph or a line of a list on each line. */
const itemsOf = (item: unknown): unknown[] =>
  typeof item === 'string' && item.trim().includes('\n') ? listLines(item) : [item];

/** A date, a time, a PIN code, whose pattern names digits: without spaces, and without hyphens that it does not have. */
function inDigits(text: string, pattern: string): string {
  const digits = latinDigits(text).replace(/\s/g, '');
  const plain = digits.replaceAll('-', '');
  return new RegExp(pattern).test(plain) ? plain : digits;
}

/** `false` is blank too: a mark such as `sample: true` is present or absent. So is a group without values. */
const isBlank = (value: unknown) =>
  isMapping(value) || Array.isArray(value) ? Object.keys(value).length === 0 : !value && value !== 0;
