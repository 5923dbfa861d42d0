import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml.ts';

const text = `# yaml-language-server: $schema=x.json
# Who it is.
name: Pine Staffing # sample
email:  hello@example.com   # sample, ask Tara
city: Shimla # asked in March
# sample
pin: "171001"

# The first gets every call.
phones:
  - "1" # sample
  # the desk
  - '2'
blurb: >- # sample
  We find
  people.
claims:
  - text: ten years
    confirmed: false
  # since March

links: [a, b] # in brackets
`;
const content = {
  name: 'Pine Staffing',
  email: 'hello@example.com',
  city: 'Shimla',
  pin: '171001',
  phones: ['1', '2'],
  blurb: 'We find people.',
  claims: [{ text: 'ten years', confirmed: false }],
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

describe('a changed value loses its sample mark, and nothing else changes:', () => {
  test.each([
    ['at the end of its line', { name: 'Oak' }, 'Pine Staffing # sample', 'Oak'],
    ['with more words after it', { email: 'a@b.in' }, 'hello@example.com   # sample, ask Tara', 'a@b.in'],
    ['on the line before', { pin: '5' }, '# sample\npin: "171001"', 'pin: "5"'],
    ['at a text over several lines', { blurb: 'Us: all' }, '>- # sample\n  We find\n  people.', '"Us: all"'],
    ['in a list', { phones: ['3', '2'] }, '"1" # sample', '"3"'],
  ])('%s', (_, changes, from, to) => {
    expect(change(changes)).toBe(replaced(from, to));
  });

  test('in a file with Windows line ends', () => {
    const windows = (source: string) => source.replaceAll('\n', '\r\n');
    expect(writeYaml(windows(text), { ...content, phones: ['1', '2', '3'], name: 'Oak' })).toBe(
      windows(replaced("  - '2'\n", '  - \'2\'\n  - "3"\n').replace('Pine Staffing # sample', 'Oak')),
    );
  });
});

test('a confirmed value loses its mark; an unchanged value that was not confirmed keeps it', () => {
  expect(writeYaml(text, content, [['name'], ['phones', 0]])).toBe(
    replaced('Pine Staffing # sample', 'Pine Staffing').replace('"1" # sample', '"1"'),
  );
});

test('a comment that is not a mark stays on a changed line', () => {
  expect(change({ city: 'Mandi' })).toBe(replaced('Shimla #', 'Mandi #'));
  expect(writeYaml('a: b # samples are fine\n', { a: 'c' })).toBe('a: c # samples are fine\n');
});

test('the items of a list keep their comments when an item is added, removed or moved', () => {
  const list = `  - "1" # sample\n  # the desk\n  - '2'\n`;
  expect(change({ phones: ['0', '1', '2'] })).toBe(replaced(list, `  - "0"\n${list}`));
  expect(change({ phones: ['2'] })).toBe(replaced(list, "  # the desk\n  - '2'\n"));
  expect(change({ phones: ['2', '1'] })).toBe(replaced(list, `  # the desk\n  - '2'\n  - "1" # sample\n`));
});

test('adding or removing a field, or changing its type, leaves every other line unchanged', () => {
  const { name, email, ...rest } = content;
  expect(writeYaml(text, { name, role: 'Agency', ...rest })).toBe(
    replaced('email:  hello@example.com   # sample, ask Tara', 'role: Agency'),
  );
  expect(change({ phones: [] })).toBe(
    replaced(`phones:\n  - "1" # sample\n  # the desk\n  - '2'\n`, 'phones: []\n'),
  );
  expect(change({ links: ['c'] })).toBe(replaced('links: [a, b] # in brackets', 'links:\n  - c'));
  expect(change({ claims: [{ text: 'ten years' }] })).toBe(replaced('    confirmed: false\n', ''));
  expect(change({ claims: [{ confirmed: true }] })).toBe(
    replaced('text: ten years\n    confirmed: false', 'confirmed: true'),
  );
});

test.each([
  ['an empty value', 'blurb: # sample\nname: A\n', 'blurb: New\nname: A\n'],
  ['an empty item', 'blurb:\n  - # sample, soon\nname: A\n', 'blurb:\n  - New\nname: A\n'],
  ['the end of the file', 'name: A\nblurb: A # sample', 'name: A\nblurb: New\n'],
])('%s is replaced', (_, source, expected) => {
  const { blurb } = parse(expected);
  expect(writeYaml(source, { name: 'A', blurb })).toBe(expected);
});

test('any line of text can be written to any field and is read back unchanged', () => {
  const difficultParts = [
    ': ',
    ' #',
    '# sample',
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
    fc
      .array(fc.record({ text: line, confirmed: fc.boolean() }, { noNullPrototype: true }))
      .map((claims) => ({ claims })),
  );
  // `writeYaml` itself compares the written content with the given content, and throws if they differ.
  fc.assert(
    fc.property(changes, (values) => void change(values)),
    { numRuns: 60 },
  );
});
