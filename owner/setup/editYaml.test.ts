import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { agencyFields } from '../launch-check/agencyFields.ts';
import { editYaml } from './editYaml.ts';
import { problemWith } from './problemWith.ts';

// Every run reads the whole file three times: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const sample = readFileSync(resolve(import.meta.dirname, '../launch-check/sample/agency.yaml'), 'utf8');

/** Text that YAML would take for something else, and whatever else a keyboard writes. */
const hostile = fc.constantFrom(
  ': ',
  ' #',
  '# sample',
  '"',
  "'",
  '@',
  '`',
  '- ',
  '? ',
  '*',
  '&',
  '!',
  '|',
  '>',
  '%',
  '{',
  '}',
  '[',
  ']',
  ',',
  '~',
  'null',
  'true',
  'no',
  '0x1F',
  '1e3',
  '110001',
  '---',
  '...',
  '<<',
  '\\',
  '\\n',
  'é',
  'नमस्ते',
  'क्‍ष',
  '🙂',
  '👩🏽‍💼',
);
const text = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constant(' ')), { maxLength: 8 })
  .map((parts) => parts.join('').trim());

test('any text, put at any place, comes out as it went in, and nothing else changes', () => {
  const isTyped = (value: string) => problemWith(['founder', 'role'], value) === undefined;
  const fields = fc.constantFrom(...agencyFields);
  fc.assert(
    fc.property(fields, text.filter(isTyped), ({ path }, value) => {
      const expected = parse(sample);
      const around = path.slice(0, -1).reduce((part, key) => part[key], expected);
      around[path.at(-1) ?? ''] = value;
      expect(parse(editYaml(sample, { path, to: value }))).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test.each(['\n', '\r\n'])(
  'only the line of the value changes, and only its own mark goes (%j)',
  (newline) => {
    const source = sample.replaceAll('\n', newline);
    const lines = source.split(newline);
    const edited = editYaml(source, { path: ['phones', 1], to: '+91 11 4150 2233' }).split(newline);
    expect(edited).toEqual(lines.with(24, '  - +91 11 4150 2233'));
  },
);

test('the same value loses its mark, in the manner it was written', () => {
  expect(editYaml(sample, { path: ['address', 'postalCode'], to: '110001' })).toBe(
    sample.replace('postalCode: "110001" # sample', 'postalCode: "110001"'),
  );
});

test.each([
  ['a text over several lines', 'blurb: >-  # sample\n  One\n  two.\nname: A\n', 'blurb: New\nname: A\n'],
  ['a text that runs on', 'blurb: One\n  two. # sample\nname: A\n', 'blurb: New\nname: A\n'],
  ['a value that is missing', 'blurb: # sample\nname: A\n', 'blurb: New\nname: A\n'],
  ['a comment with other words', 'blurb: A # sample, ask Tara\n', 'blurb: New # ask Tara\n'],
  ['a comment that is not a mark', 'blurb: A # samples are fine\n', 'blurb: New # samples are fine\n'],
  ['the end of the file', 'blurb: A # sample', 'blurb: New'],
])('%s is replaced', (_, source, expected) => {
  expect(editYaml(source, { path: ['blurb'], to: 'New' })).toBe(expected);
});

test.each([
  [['One: first', 'Two', 'Three'], 'l:\n  - "One: first"\n  - Two\n  - Three\nm: 1\n'],
  [['One'], 'l:\n  - One\nm: 1\n'],
])('a list becomes %j', (to, expected) => {
  expect(editYaml('l:\n  - A # sample\n  - B\nm: 1\n', { path: ['l'], to })).toBe(expected);
});

test('a list grows in the manner of its file', () => {
  const edited = editYaml('l:\r\n  - A\r\nm: 1\r\n', { path: ['l'], to: ['A', 'B'] });
  expect(edited).toBe('l:\r\n  - A\r\n  - B\r\nm: 1\r\n');
});

test('a list at the end of a file without a last line break grows', () => {
  expect(parse(editYaml('l:\r\n  - A', { path: ['l'], to: ['A', 'B'] }))).toEqual({ l: ['A', 'B'] });
});

test('a mark on a line of its own goes with its line', () => {
  expect(editYaml(sample, { path: ['founder', 'sample'], to: undefined })).toBe(
    sample.replace('  sample: true\n', ''),
  );
});

test('a place that does not exist is an error', () => {
  expect(() => editYaml(sample, { path: ['fax'], to: '1' })).toThrow('fax');
});
