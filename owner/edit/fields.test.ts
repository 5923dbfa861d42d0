import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { line } from '#schemas/text.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';

import { fieldsFor } from './fields.ts';

test('a record has a field for each of its names', () => {
  const locationNames = jsonSchemaOf(z.record(z.enum(['Delhi NCR', 'Mumbai']), line));
  expect(fieldsFor(locationNames)).toMatchObject([
    { name: 'Delhi NCR', label: 'Delhi NCR', required: true, widget: 'text' },
    { name: 'Mumbai', label: 'Mumbai', required: true, widget: 'text' },
  ]);
});

test('the help ends with what is allowed', () => {
  const hints = (schema: z.ZodType) =>
    fieldsFor(jsonSchemaOf(z.strictObject({ field: schema.meta({ description: 'Help.' }) }))).map(
      ({ hint }) => hint,
    );
  expect(hints(line)).toEqual(['Help.']);
  expect(hints(line.max(65))).toEqual(['Help. At most 65 characters.']);
  expect(hints(z.array(line).min(3).max(5))).toEqual(['Help. From 3 to 5 in the list.']);
  expect(hints(z.array(line).length(10))).toEqual(['Help. Exactly 10 in the list.']);
  expect(hints(z.array(line).min(1))).toEqual(['Help.']);
});

test('a list of groups shows each item by its first words', () => {
  const item = z.strictObject({ day: z.enum(['Monday', 'Sunday']), text: line, more: line });
  expect(fieldsFor(jsonSchemaOf(z.strictObject({ list: z.array(item) })))).toMatchObject([
    { summary: '{{fields.day}} · {{fields.text | truncate(70)}}' },
  ]);
});
