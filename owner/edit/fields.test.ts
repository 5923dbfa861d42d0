import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { line } from '#schemas/text.ts';
import { jsonSchemaOf } from '../check/collections.ts';
import { fieldsFor } from './fields.ts';

test('a record has a field for each of its names', () => {
  const locationNames = jsonSchemaOf(z.record(z.enum(['Delhi NCR', 'Mumbai']), line));
  expect(fieldsFor(locationNames)).toMatchObject([
    { name: 'Delhi NCR', label: 'Delhi NCR', required: true, widget: 'text' },
    { name: 'Mumbai', label: 'Mumbai', required: true, widget: 'text' },
  ]);
});
