import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agency } from '#schemas/agency.ts';
import { isLikeExample, placeholderReason } from './placeholders.ts';

const { name, founder, email, address, siteUrl } = agency.shape;

const isAskedAbout = (path: string[], value: unknown) =>
  placeholderReason('agency.yaml', path, value, []) !== undefined ||
  isLikeExample('agency.yaml', path, value);

test.each([
  ['name', name],
  ['founder.name', founder.shape.name],
  ['email', email],
  ['address.street', address.shape.street],
  ['siteUrl', siteUrl],
])('the example in the help of %s is not taken as a value', (path, field) => {
  const [, example] = /Example: (.*)\.$/.exec(field.meta()?.description ?? '') ?? [];
  expect(example).toBeDefined();
  expect(isAskedAbout(path.split('.'), example)).toBe(true);
});

test('no phone number or email address in the documents and the schemas passes as a value', () => {
  const files = globSync(['docs/*.md', 'src/schemas/*.ts']).filter((file) => !file.includes('.test.'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = (pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
  const values = { phone: found(/\+91[ \d]{8,}\d/g), email: found(/[\w.-]+@[\w-]+(\.[\w-]+)+/g) };
  for (const [field, examples] of Object.entries(values)) {
    expect(examples).not.toEqual([]);
    expect(examples.filter((value) => !isAskedAbout([field], value))).toEqual([]);
  }
});

// It can be real, so its owner says whether it is. Beside each a value that nobody is asked about.
test.each([
  ['agency.yaml', 'phones', '+91 99999 91234', '+91 99911 91234'],
  ['agency.yaml', 'phones', '+91 98111 11123', '+91 81234 65789'],
  ['agency.yaml', 'phones', '+91 98765 43210', '+91 22 6150 2233'],
  ['agency.yaml', 'email', 'hello@your-agency.in', 'hello@oak.in'],
  ['agency.yaml', 'social', 'https://x.com/yourhire', 'https://x.com/hireyours'],
  ['agency.yaml', 'social', 'https://x.com/example', 'https://x.com/exampled'],
  ['agency.yaml', 'name', 'Your name', 'Your Nametag'],
  ['people/asha.yaml', 'who', 'Asha Verma', 'Asha Varma'],
  ['agency.yaml', 'address', 'जयपुर', 'Jaipur'],
  ['pages/home.yaml', 'intro', 'We speak हिंदी too.', 'We speak Hindi too.'],
  ['pages/home.yaml', 'intro', 'TODO', 'All to do with work'],
])('%s: %s that looks like an example can be confirmed: %s', (file, field, value, other) => {
  const values = [value, other];
  expect(values.map((one) => placeholderReason(file, [field], one, []))).toEqual([undefined, undefined]);
  expect(values.map((one) => isLikeExample(file, [field], one))).toEqual([true, false]);
});

test.each([
  ['phones', '+91 00000 00000'],
  ['email', 'hello@example.com'],
  ['siteUrl', 'https://agency.test'],
  ['social', 'https://x.com/'],
  ['delivery', 'simulated'],
])('%s: what can never be real is refused, ticked or not: %s', (field, value) => {
  expect(placeholderReason('agency.yaml', [field], value, [])).toBeDefined();
});
