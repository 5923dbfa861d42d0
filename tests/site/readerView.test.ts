// @vitest-environment jsdom

/** What is left of the guides, and of a landing page of each kind, in the reader view of Firefox, whose library this is. */
import { expect, test } from 'vitest';
import { entryAddress } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { readContent } from '../support/content.ts';
import { lostInReaderView } from './support/readerView.ts';

const { slugs, entry } = readContent(contentFolder);
const pages = new Map(builtPages().map((page) => [page.path, page]));

const kinds = ['cities', 'departments', 'companies'] as const;
const groups = [
  ...kinds.map((kind) => slugs(kind).map((slug) => entryAddress(kind, slug))),
  ...Object.values(Object.groupBy(slugs('jobs'), (slug) => entry('jobs', slug).kind)).map((jobs) =>
    jobs.map((slug) => entryAddress('jobs', slug)),
  ),
];
const built = (language: 'en' | 'hi', addresses: string[]) =>
  addresses.flatMap((address) => pages.get(addressIn(language, address)) ?? []);
const guides = slugs('guides').map((slug) => entryAddress('guides', slug));
const read = (['en', 'hi'] as const).flatMap((language) => [
  ...built(language, guides),
  ...groups.flatMap((addresses) => built(language, addresses).slice(0, 1)),
]);

// One test: a site whose landing pages nobody has read has none of these pages.
test('guides and landing pages keep pay, warnings, steps, where to apply and what to read', () => {
  const lost = read.flatMap(({ path, html }) => lostInReaderView(html).map((text) => `${path}: ${text}`));
  expect(lost).toEqual([]);
}, 60_000);
