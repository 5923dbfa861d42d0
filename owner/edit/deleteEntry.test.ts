import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { slugOf } from '#schemas/slug.ts';
import { contentPath, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { deleteEntry } from './deleteEntry.ts';

const entry = z.object({ name: z.string() });
const collections = {
  clients: { pattern: 'clients/*.yaml', schema: entry },
  clientsHindi: { pattern: 'hi/clients/*.yaml', schema: entry },
  cities: {
    pattern: 'cities/*.yaml',
    schema: entry.extend({ nearby: z.array(z.object({ city: slugOf('cities') })).optional() }),
  },
  read: {
    pattern: 'read.yaml',
    schema: z.object({ cities: z.union([z.literal('all'), z.array(slugOf('cities'))]) }),
  },
  home: { pattern: 'pages/home.yaml', schema: z.object({ top: z.object({ city: slugOf('cities') }) }) },
};
const files = {
  'clients/oak.yaml': 'name: Oak Works\n',
  'hi/clients/oak.yaml': 'name: ओक\n',
  'cities/agra.yaml': 'name: Agra\n',
  'cities/mathura.yaml': 'name: Mathura\nnearby:\n  - city: mathura\n  - city: agra\n',
  'read.yaml': 'cities: [mathura, agra]\n',
  'pages/home.yaml': 'top:\n  city: agra\n',
};

test('every place that refers to an entry is named, also in groups, lists of groups and choices', () => {
  temporaryContent(files);
  expect(() => deleteEntry(contentPath('cities/agra.yaml'), collections)).toThrow(
    'Not deleted. The city Agra is still used by: the city Mathura (nearby, 2nd, city), the list of pages that you have read (cities, 2nd), ' +
      'the page "home" (top, city).',
  );
  expect(existsSync(contentPath('cities/agra.yaml'))).toBe(true);
});

test('an entry is deleted with its Hindi text', () => {
  temporaryContent(files);
  deleteEntry(contentPath('clients/oak.yaml'), collections);
  expect(existsSync(contentPath('clients/oak.yaml'))).toBe(false);
  expect(existsSync(contentPath('hi/clients/oak.yaml'))).toBe(false);
});

test('a Hindi text is not deleted without its entry', () => {
  temporaryContent(files);
  expect(() => deleteEntry(contentPath('hi/clients/oak.yaml'), collections)).toThrow(
    'Delete the client Oak Works instead',
  );
  expect(existsSync(contentPath('hi/clients/oak.yaml'))).toBe(true);
});

test('an entry without which the content is invalid for another reason is restored', () => {
  temporaryContent(files);
  const home = contentPath('pages/home.yaml');
  expect(() => deleteEntry(home, collections)).toThrow(
    /Not deleted\. \S+home\.yaml:1[\s\S]*this file is needed/,
  );
  expect(existsSync(home)).toBe(true);
});
