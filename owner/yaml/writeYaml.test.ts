import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
`;
const content = {
  name: 'Pine Staffing',
  email: 'hello@example.com',
  city: 'Shimla',
  pin: '171001',
  phones: ['1', '2'],
  blurb: 'We find people.',
  claims: [{ text: 'ten years', source: 'a list' }],
  links: ['a', 'b'],
};
const change = (changes: object) => writeYaml(text, { ...content, ...changes });

/** The text with one part replaced. */
const replaced = (from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test.each(['\n', '\r\n'])('the same content gives the same text (%j)', (newline) => {
  const source = text.replaceAll('\n', newline);
  expect(writeYaml(source, content)).toBe(source);
});

test('every content file, read and written again, is the same to the byte', () => {
  for (const file of globSync('{content,tests/fixture/content}/**/*.yaml')) {
    const source = readFileSync(file, 'utf8');
    expect(writeYaml(source, parse(source)), file).toBe(source);
  }
});

describe('only the changed value is written, in its quotes and with its comment:', () => {
  test.each([
    ['a line', { name: 'Oak' }, 'name: Pine Staffing', 'name: Oak'],
    ['a line with a comment', { email: 'a@b.in' }, 'hello@example.com #', 'a@b.in #'],
    ['a line in quotes', { pin: '5' }, '"171001"', '"5"'],
    ['an item of a list', { phones: ['3', '2'] }, '"1"', '"3"'],
    ['a text over several lines', { blurb: 'Us: all' }, 'We find people.', 'Us: all'],
    ['a text that needs quotes', { city: 'Mandi: #1' }, 'Shimla', '"Mandi: #1"'],
    ['a digit that is a text', { city: '7' }, 'Shimla', '"7"'],
    ['a list in brackets', { links: ['c'] }, '[a, b]', '[c]'],
  ])('%s', (_, changes, from, to) => {
    expect(change(changes)).toBe(replaced(from, to));
  });
});

test('the items of a list keep their comments when an item is added, removed or moved', () => {
  const list = `  - "1"\n  # the desk\n  - '2'\n`;
  expect(change({ phones: ['0', '1', '2'] })).toBe(replaced(list, `  - "0"\n${list}`));
  expect(change({ phones: ['2'] })).toBe(replaced(list, "  # the desk\n  - '2'\n"));
  expect(change({ phones: ['2', '1'] })).toBe(replaced(list, `  # the desk\n  - '2'\n  - "1"\n`));
});

test('adding or removing a field leaves every other line unchanged', () => {
  const { name, email, ...rest } = content;
  expect(writeYaml(text, { name, role: 'Agency', ...rest })).toBe(
    replaced('email: hello@example.com # read every day', 'role: Agency'),
  );
  expect(change({ claims: [{ text: 'ten years' }] })).toBe(replaced('    source: a list\n', ''));
  expect(change({ city: ['Mandi'] })).toBe(replaced('city: Shimla', 'city:\n  - Mandi'));
});

test('a new file has its fields in the given order', () => {
  expect(writeYaml('', { name: 'Oak', list: ['a'] })).toBe('name: Oak\nlist:\n  - a\n');
});

test('any line of text can be written to any field and is read back unchanged', () => {
  const difficultParts = [
    ': ',
    ' #',
    '"',
    "'",
    '- ',
    '*',
    '|',
    '>',
    '[',
    ',',
    '~',
    'null',
    '0x1F',
    '110001',
    '---',
    '\\n',
    'नमस्ते',
    '👩🏽‍💼',
  ];
  const line = fc
    .array(fc.oneof(fc.constantFrom(...difficultParts), fc.string({ unit: 'grapheme', maxLength: 6 })), {
      maxLength: 8,
    })
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
