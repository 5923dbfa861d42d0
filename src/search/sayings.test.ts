import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutLanguage } from '#navigation/languages.ts';
import { getSearchData } from '#queries/searchPages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readContentOf } from '../../tests/support/astroContent.ts';
import { fixtureContent } from '../../tests/support/fixture.ts';
import { sayings } from '../../tests/support/sayings.ts';
import { waysToWrite } from '../../tests/support/waysToWrite.ts';
import { pageFinder } from './pageFinder.ts';
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

test('every name and saying finds the same pages in whichever way it is typed, its own among them', async () => {
  const { pages } = await getSearchData('hi');
  const find = pageFinder(pages.map(indexed));
  const found = (typed: string) => find(typed).map(({ href }) => href);
  const named = pages.flatMap(({ names, href }) => names.map((name) => ({ name, href })));
  expect(named.filter(({ name, href }) => !found(name).includes(href))).toEqual([]);
  const differing = [...named.map(({ name }) => name), ...sayings.map(([saying]) => saying)].flatMap(
    (text) => {
      const usual = found(text).join();
      return waysToWrite(text).filter(([, written]) => found(written).join() !== usual);
    },
  );
  expect(differing).toEqual([]);
});
