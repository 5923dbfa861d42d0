// @vitest-environment jsdom

/** What is left of the guides, and of a landing page of each kind, in the reader view of Firefox, whose library this is. */
import { expect, test } from 'vitest';
import { builtPages } from '../../rules/builtPages.ts';
import { longPages } from '../support/onePageOfEachKind.ts';
import { lostInReaderView } from './support/readerView.ts';

const read = builtPages().filter(({ path }) => longPages.includes(path));

// One test: a site whose landing pages nobody has read has none of these pages.
test('guides and landing pages keep pay, warnings, steps, where to apply and what to read', () => {
  const lost = read.flatMap(({ path, html }) => lostInReaderView(html).map((text) => `${path}: ${text}`));
  expect(lost).toEqual([]);
}, 60_000);
