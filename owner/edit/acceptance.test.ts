import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { line } from '#schemas/text.ts';
import { contentPath, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';

import { accept, acceptanceSwitch } from './acceptance.ts';

const schema = jsonSchemaOf(
  z.strictObject({ city: line.meta({ title: 'City' }), email: line.meta({ title: 'Email' }) }),
);
const file = contentPath('agency.yaml');
const text = 'city: Shimla # sample, ask Tara\nemail: hello@example.com # sample\n';

test('a sample that is right loses its mark; a placeholder keeps it', () => {
  expect(accept(file, text)).toBe('city: Shimla\nemail: hello@example.com # sample\n');
});

test('a comment for the owner to confirm is removed with its line', () => {
  const legal = 'sections:\n  # This part is for the owner to confirm.\n  - title: One # kept\n';
  expect(accept(contentPath('legal/terms.yaml'), legal)).toBe('sections:\n  - title: One # kept\n');
});

test('a form has the switch while there is something to accept, and names what', () => {
  temporaryContent({ 'agency.yaml': text });
  const [field, ...others] = acceptanceSwitch(file, schema);
  expect(others).toEqual([]);
  expect(field?.hint).toContain(': City.');
  expect(field?.hint).not.toContain('Email');
  temporaryContent({ 'agency.yaml': accept(file, text) });
  expect(acceptanceSwitch(file, schema)).toEqual([]);
});
