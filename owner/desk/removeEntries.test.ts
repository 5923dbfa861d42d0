import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentPath, readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite, writePicture } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { samplesIn } from './removal.ts';
import { deleteEntry, removeSamples } from './removeEntries.ts';

const client = 'clients/oak.yaml';
const exists = (path: string) => existsSync(contentPath(path));

function siteWithSample(): void {
  temporarySite();
  writePicture('clients/oak.webp', '');
  writeContent(
    client,
    'sample: true\nname: Oak\nindustry: Textiles\ndescription: Weavers.\nlogo: oak.webp\n',
  );
  writeContent(`hi/${client}`, 'industry: कपड़ा\ndescription: बुनकर।\n');
}

test('an entry that others refer to is not deleted, and every place is named', () => {
  temporarySite();
  expect(() => deleteEntry('cities/hillpur.yaml')).toThrow(
    /The lists in the footer: Cities in the footer, 2nd/,
  );
  expect(() => deleteEntry('jobs/orchard-keeper.yaml')).toThrow(/Cities Hillpur: Jobs in this city, 1st/);
  expect(exists('cities/hillpur.yaml')).toBe(true);
});

test('an entry is deleted with its Hindi twin and its picture, but not with a picture that others show', () => {
  siteWithSample();
  writeContent('clients/elm.yaml', readText(client).replace('oak.webp', 'neem-works.webp'));
  deleteEntry('clients/elm.yaml');
  expect(existsSync('public/clients/neem-works.webp')).toBe(true);
  deleteEntry(client);
  expect([client, `hi/${client}`].filter(exists)).toEqual([]);
  expect(existsSync('public/clients/oak.webp')).toBe(false);
});

test('an entry that only has a name in Hindi is deleted with it', () => {
  temporarySite();
  writeContent(
    'departments/attics.yaml',
    readText('departments/gardens.yaml').replace(/^name: .*/m, 'name: Attics'),
  );
  writeContent('hi/names.yaml', 'departments:\n  attics: अटारी\n  gardens: बाग\n');
  deleteEntry('departments/attics.yaml');
  expect(parse(readText('hi/names.yaml')).departments).toEqual({ gardens: 'बाग' });
  expect(findProblems(readContent())).toEqual([]);
});

test('what the site needs is not deleted: single files, and the legal pages to which every page links', () => {
  temporarySite();
  expect(() => deleteEntry('pages/home.yaml')).toThrow('The site needs this file');
  expect(() => deleteEntry('legal/privacy.yaml')).toThrow(/this file is needed/);
  expect(() => deleteEntry('hi/cities/lakepur.yaml')).toThrow('The site needs this file');
  expect(exists('legal/privacy.yaml')).toBe(true);
});

test('invented clients are removed at once: with twins, logos and references, and the content stays valid', () => {
  siteWithSample();
  writeContent('pages/clients.yaml', readText('pages/clients.yaml').replace(/^list:\n/m, 'list:\n  - oak\n'));
  expect(samplesIn(readContent()).map(({ name }) => name)).toContain('Oak');
  removeSamples();
  expect(exists(client)).toBe(false);
  expect(existsSync('public/clients/oak.webp')).toBe(false);
  expect(parse(readText('pages/clients.yaml')).list).not.toContain('oak');
  expect(samplesIn(readContent())).toEqual([]);
  expect(findProblems(readContent())).toEqual([]);
});
