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
  const values = { phone: found(/\+91[ \d]{8,}\d/g), email: found(/[\w.-]+@[\w-]+(\.[\w-]+)+/g) };
  for (const [field, examples] of Object.entries(values)) {
    expect(examples).not.toEqual([]);
    expect(examples.filter((value) => !placeholderReason('agency.yaml', [field], value, []))).toEqual([]);
  }
});
