import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutLanguage } from '#navigation/languages.ts';
import { getSearchData } from '#queries/searchPages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readContentOf } from '../../tests/support/astroContent.ts';
import { fixtureContent } from '../../tests/support/fixture.ts';
import { pageFinder } from './pageFinder.ts';
import { sayings } from './sayings.ts';
import { indexed } from './searchIndex.ts';

beforeAll(() => readContentOf(contentFolder));
afterAll(() => readContentOf(fixtureContent));

/** Of ten sayings, nine must have all their pages among the first three results (specification 17.2). */
const least = 0.9;

test.each(['en', 'hi'] as const)('what people say is found, on the pages in %s', async (language) => {
  const pages = (await getSearchData(language)).pages.map(indexed);
  const find = pageFinder(pages);
  const addressOf = ({ href }: { href: string }) => withoutLanguage(href).address;
  const known = new Set(pages.map(addressOf));
  // An owner may have other pages.
  const asked = sayings.filter(([, ...pages]) => pages.every((page) => known.has(page)));
  const missed = asked.filter(([saying, ...pages]) => {
    const first = find(saying).slice(0, 3).map(addressOf);
    return !pages.every((page) => first.includes(page));
  });
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(asked.length * (1 - least));
});
