import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml.ts';

const text = `# yaml-language-server: $schema=x.json
# Who it is.
name: Pine Staffing
email: hello@example.com # read every day
city: Shimla
pin: "171001"

# The first gets every call.
phones:
  - "1"
  # the desk
  - '2'
blurb: >-
  We find people.
claims:
  - text: ten years
    source: a list

links: [a, b] # in brackets
hours:
  # When somebody answers.

  # by phone
  - ten to six
  - all day
`;
const content = parse(text);
const second = "  # the desk\n  - '2'\n";
const list = `  - "1"\n${second}`;
const change = (changes: object) => writeYaml(text, { ...content, ...changes });

/** The text with one part replaced. */
const replaced = (from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test('the same content gives the same text, to the byte, with the ends of lines of Windows too', () => {
  const files = globSync('{content,tests/fixture/content}/**/*.yaml').map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const source of [text, text.replaceAll('\n', '\r\n'), ...files])
    expect(writeYaml(source, parse(source))).toBe(source);
});

test.each([
  ['a line', { name: 'Oak' }, 'name: Pine Staffing', 'name: Oak'],
  ['a line with a comment', { email: 'a@b.in' }, 'hello@example.com #', 'a@b.in #'],
  ['a line in quotes', { pin: '5' }, '"171001"', '"5"'],
  ['an item of a list', { phones: ['3', '2'] }, '"1"', '"3"'],
  ['a text over several lines', { blurb: 'Us: all' }, 'We find people.', 'Us: all'],
  ['a text with the form of a date', { city: '2026-11-24' }, 'Shimla', '"2026-11-24"'],
  ['a list in brackets', { links: ['c'] }, '[a, b]', '[c]'],
  ['a list for a text', { city: ['Mandi'] }, 'city: Shimla', 'city:\n  - Mandi'],
  ['a removed field of an item', { claims: [{ text: 'ten years' }] }, '    source: a list\n', ''],
  ['an added item, with the comments of the others', { phones: ['0', '1', '2'] }, list, `  - "0"\n${list}`],
  ['a removed item', { phones: ['2'] }, list, second],
  [
    'moved items, the first with the comment above it, but for that of the whole list',
    { hours: ['all day', 'ten to six'] },
    '  # by phone\n  - ten to six\n  - all day\n',
    '  - all day\n  # by phone\n  - ten to six\n',
  ],
  ['moved items', { phones: ['2', '1'] }, list, `${second}  - "1"\n`],
])('only what has changed is written, in its quotes and with its comment: %s', (_, changes, from, to) => {
  expect(change(changes)).toBe(replaced(from, to));
});

test('a new field stands after the one before it, and the fields of a new file in the given order', () => {
  const { name, email, ...rest } = content;
  expect(writeYaml(text, { name, role: 'Agency', ...rest })).toBe(
    replaced('email: hello@example.com # read every day', 'role: Agency'),
  );
  expect(writeYaml('', { name: 'Oak', since: '2026-11-24', list: ['a'] })).toBe(
    'name: Oak\nsince: "2026-11-24"\nlist:\n  - a\n',
  );
});

test('any line of text can be written to any field and is read back unchanged', () => {
  const difficult = fc.constantFrom(
    ...[': ', ' #', '- ', '---', 'null', '0x1F', '12e5', '👩🏽‍💼'],
    ...`"'*|>[,~\\न`,
  );
  const line = fc
    .array(fc.oneof(difficult, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 8 })
    .map((parts) => parts.join('').trim());
  const changes = fc.oneof(
    ...['name', 'email', 'pin', 'blurb', 'new'].map((key) => line.map((value) => ({ [key]: value }))),
    fc.array(line).map((phones) => ({ phones })),
    fc.array(fc.record({ text: line }, { noNullPrototype: true })).map((claims) => ({ claims })),
  );
  // `writeYaml` itself compares the written content with the given content, and throws if they differ.
  fc.assert(
    fc.property(changes, (values) => void change(values)),
    { numRuns: 100 },
  );
});
