import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPath } from '../../tests/support/temporaryContent.ts';
import { setupFields } from './agencyFields.ts';
import { placeholderReason } from './placeholders.ts';

const agency = contentPath('agency.yaml');

test.each(setupFields.filter(({ example }) => example))(
  'the example for $path is refused as a value',
  ({ path, example }) => {
    expect(placeholderReason(agency, path, example)).toBeDefined();
  },
);

test('no phone number or email address in the documents and the schemas passes as a value', () => {
  const files = globSync(['docs/*.md', 'src/schemas/*.ts']).filter((file) => !file.includes('.test.'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = (pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
  const phones = found(/\+91[ \d]{8,}\d/g);
  const emails = found(/[\w.-]+@[\w-]+(\.[\w-]+)+/g);
  expect(phones).not.toEqual([]);
  expect(emails).not.toEqual([]);
  for (const phone of phones) expect(placeholderReason(agency, ['phones', 0], phone), phone).toBeDefined();
  for (const email of emails) expect(placeholderReason(agency, ['email'], email), email).toBeDefined();
});
