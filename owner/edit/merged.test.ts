import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { merged } from './merged.ts';

const files = globSync('content/**/*.yaml').map((file) => [file, readFileSync(file, 'utf8')] as const);

test.each(files)('%s saved unchanged is the same file', (_, text) => {
  expect(merged(text, parse(text))).toBe(text);
});

const text = `# yaml-language-server: $schema=x.json
# Who it is.
name: Sangam # sample
email: hello@example.com # sample
city: New Delhi # asked in March

# The first gets every call.
phones:
  - "1" # sample
  # the desk
  - "2"
claims:
  experience:
    confirmed: false
`;
const content = {
  name: 'Sangam',
  email: 'hello@example.com',
  city: 'New Delhi',
  phones: ['1', '2'],
  claims: { experience: { confirmed: false } },
};
const linesOf = (changed: unknown) => merged(text, changed).split('\n');

test('a changed value loses its sample mark, and nothing else changes', () => {
  const expected = text.replace('Sangam # sample', 'Aravalli Staffing');
  expect(merged(text, { ...content, name: 'Aravalli Staffing' })).toBe(expected);
});

test('a comment that is no sample mark stays on a changed line', () => {
  expect(linesOf({ ...content, city: 'Mumbai' })).toContain('city: Mumbai # asked in March');
});

test('items of a list keep their comments when one comes, goes or moves', () => {
  expect(linesOf({ ...content, phones: ['0', '1', '2'] }).slice(7, 12)).toEqual([
    'phones:',
    '  - "0"',
    '  - "1" # sample',
    '  # the desk',
    '  - "2"',
  ]);
  expect(linesOf({ ...content, phones: ['2'] }).slice(7, 10)).toEqual(['phones:', '  # the desk', '  - "2"']);
});

test('a new field stands where the schema has it, and one that is gone leaves nothing', () => {
  const { name, email, ...rest } = content;
  expect(linesOf({ name, role: 'Agency', ...rest }).slice(2, 5)).toEqual([
    'name: Sangam # sample',
    'role: Agency',
    'city: New Delhi # asked in March',
  ]);
});

test('a text that YAML would misread is put between quotes, and a long one stays on its line', () => {
  const long = `${'word '.repeat(60)}: end`;
  expect(linesOf({ ...content, city: '110001' })).toContain('city: "110001" # asked in March');
  expect(parse(merged(text, { ...content, city: long })).city).toBe(long);
  expect(linesOf({ ...content, city: long })).toHaveLength(text.split('\n').length);
});
