import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agency } from '#schemas/agency.ts';
import { placeholderReason } from './placeholders.ts';

const { name, founder, email, address, siteUrl } = agency.shape;

test.each([
  ['name', name],
  ['founder.name', founder.shape.name],
  ['email', email],
  ['address.street', address.shape.street],
  ['siteUrl', siteUrl],
])('the example in the help of %s is refused as a value', (path, field) => {
  const [, example] = /Example: (.*)\.$/.exec(field.meta()?.description ?? '') ?? [];
  expect(example).toBeDefined();
  expect(placeholderReason('agency.yaml', path.split('.'), example, [])).toBeDefined();
});

test('no phone number or email address in the documents and the schemas passes as a value', () => {
  const files = globSync(['docs/*.md', 'src/schemas/*.ts']).filter((file) => !file.includes('.test.'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = (pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
  const phones = found(/\+91[ \d]{8,}\d/g);
  const emails = found(/[\w.-]+@[\w-]+(\.[\w-]+)+/g);
  expect(phones).not.toEqual([]);
  expect(emails).not.toEqual([]);
  for (const phone of phones)
    expect(placeholderReason('agency.yaml', ['phones', 0], phone, []), phone).toBeDefined();
  for (const address of emails)
    expect(placeholderReason('agency.yaml', ['email'], address, []), address).toBeDefined();
});

test.each([
  ['pages/home.yaml', 'हम लोगों को काम दिलाते हैं।'],
  ['agency.yaml', 'जयपुर'],
  ['hi/pages/home.yaml', 'We find work for people.'],
  ['hi/agency.yaml', 'Jaipur'],
])('a text in the letters of the other language is no text of its own: %s, %s', (file, value) => {
  expect(placeholderReason(file, ['headline'], value, [])).toContain('other language');
  for (const mixed of ['WhatsApp पर लिखिए।', '{city}', 'PDF', 'https://oak.in'])
    if (file.startsWith('hi/'))
      expect(placeholderReason('hi/pages/home.yaml', ['headline'], mixed, [])).toBeUndefined();
});
