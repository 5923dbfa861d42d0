import { existsSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentPath, readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite, writePicture } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { deleteEntry } from './removal.ts';

beforeEach(() => temporarySite());

test.each([
  ['cities/hillpur.yaml', /The lists in the footer: Cities in the footer, 2nd/],
  ['jobs/orchard-keeper.yaml', /Cities, Hillpur: Jobs in this city, 1st/],
  ['pages/home.yaml', 'The site needs this file'],
  ['legal/privacy.yaml', /this file is needed/],
  ['hi/cities/lakepur.yaml', 'The site needs this file'],
])('what others refer to, or the site needs, is not deleted, and the reason is said: %s', (file, reason) => {
  expect(() => deleteEntry(file)).toThrow(reason);
  expect(existsSync(contentPath(file))).toBe(true);
});

test('an entry is deleted with its Hindi twin and its picture, but not with a picture that others show', () => {
  const client = 'clients/oak.yaml';
  const text = 'name: Oak\nindustry: Textiles\ndescription: Weavers.\nlogo: oak.webp\n';
  writePicture('clients/oak.webp', '');
  writeContent(client, text);
  writeContent(`hi/${client}`, 'industry: कपड़ा\ndescription: बुनकर।\n');
  writeContent('clients/elm.yaml', text.replace('oak.webp', 'neem-works.webp'));
  deleteEntry('clients/elm.yaml');
  expect(existsSync('public/clients/neem-works.webp')).toBe(true);
  deleteEntry(client);
  const files = [contentPath(client), contentPath(`hi/${client}`), 'public/clients/oak.webp'];
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});

test.each([
  ['clients/neem-works.yaml', 'pages/clients.yaml', 'list'],
  ['testimonials/owner.yaml', 'pages/clients.yaml', 'testimonials'],
])(
  'an entry that comes first on a page is deleted, and the rest of the page stays: %s',
  (file, page, list) => {
    writeContent('agency.yaml', readText('agency.yaml').replace('- Client Two', '- Neem Works'));
    const { [list]: _, ...rest } = parse(readText(page));
    deleteEntry(file);
    expect(parse(readText(page))).toEqual({ ...rest, [list]: [] });
    expect(parse(readText('agency.yaml')).clientNames.includes('Neem Works')).toBe(list !== 'list');
    expect(findProblems(readContent())).toEqual([]);
  },
);

test('an entry that only has a name in Hindi is deleted with it', () => {
  const attics = 'departments/attics.yaml';
  writeContent(attics, readText('departments/gardens.yaml').replace(/^name: .*/m, 'name: Attics'));
  writeContent('hi/names.yaml', 'departments:\n  attics: अटारी\n  gardens: बाग\n');
  deleteEntry(attics);
  expect(parse(readText('hi/names.yaml')).departments).toEqual({ gardens: 'बाग' });
  expect(findProblems(readContent())).toEqual([]);
});
