import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { slugOf } from '#schemas/slug.ts';
import { line } from '#schemas/text.ts';
import { schemaLine, schemaTexts } from './schemaFiles.ts';

const cities = z.strictObject({
  name: line,
  title: line.max(10),
  website: z.url(),
  latitude: z.number().min(6),
  jobs: z.array(slugOf('jobs')),
});
const collections = {
  cities: { pattern: 'cities/*.yaml', schema: cities },
  jobs: { pattern: 'jobs/*.yaml', schema: z.strictObject({ kind: z.enum(['role', 'mode']) }) },
};
const content = new Map([
  ['cities/agra.yaml', ''],
  ['jobs/sales.yaml', ''],
]);
const city = { name: 'Agra', title: 'Work', website: 'https://agra.in', latitude: 27.2, jobs: ['sales'] };

/** Checks a city as a text editor does, with the JSON Schemas. */
function isCity(entry: unknown): boolean {
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  for (const [name, text] of schemaTexts(content, collections)) ajv.addSchema(JSON.parse(text), name);
  return ajv.validate('cities.json', entry);
}

test('a text editor marks what the build refuses', () => {
  expect(isCity(city)).toBe(true);
  for (const change of [
    { comute: 'x' },
    { jobs: ['astronaut'] },
    { title: 'x'.repeat(11) },
    { latitude: 5 },
    { website: 'agra' },
    { name: 7 },
  ]) {
    expect(isCity({ ...city, ...change }), JSON.stringify(change)).toBe(false);
  }
});

test('a new entry is added to the slugs and changes no other schema', () => {
  const { 'slugs.json': _, ...before } = Object.fromEntries(schemaTexts(content, collections));
  const more = new Map([...content, ['jobs/chef.yaml', '']]);
  const { 'slugs.json': slugs = '', ...after } = Object.fromEntries(schemaTexts(more, collections));
  expect(JSON.parse(slugs).definitions.jobs.enum).toEqual(['chef', 'sales']);
  expect(after).toEqual(before);
});

test('a content file names its schema by a path from its own folder', () => {
  expect(schemaLine('hi/pages/home.yaml', 'homePageHindi')).toBe(
    '# yaml-language-server: $schema=../../.schemas/homePageHindi.json',
  );
});
