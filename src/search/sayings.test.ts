import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withoutLanguage } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { siteFrom } from '../../tests/support/siteFrom.ts';
import { waysToWrite } from '../../tests/support/waysToWrite.ts';
import { pageFinder } from './pageFinder.ts';
import { searchData } from './searchPages.ts';

const site = siteFrom({}, contentFolder);

/** Each with the page, or the pages, that it asks for. */
const sayings: Record<string, string | string[]> = parse(
  readFileSync(new URL('./sayings.yaml', import.meta.url), 'utf8'),
);

/** Of ten sayings, nine must have all their pages among the first three results (specification 17.2). */
const minShare = 0.9;

test.each(['en', 'hi'] as const)('what people say is found, on the pages in %s', (language) => {
  const pages = searchData(site[language]).pages;
  const find = pageFinder(pages);
  const addressOf = ({ href }: { href: string }) => withoutLanguage(href).address;
  const known = new Set(pages.map(addressOf));
  // An owner may have other pages.
  const asked = Object.entries(sayings).filter(([, pages]) =>
    [pages].flat().every((page) => known.has(page)),
  );
  const missed = asked.filter(([saying, pages]) => {
    const first = find(saying).slice(0, 3).map(addressOf);
    return ![pages].flat().every((page) => first.includes(page));
  });
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(asked.length * (1 - minShare));
});

test('every name and saying finds the same pages in whichever way it is typed, its own among them', () => {
  const find = pageFinder(searchData(site.hi).pages);
  const found = (typed: string) => find(typed).map(({ href }) => href);
  const named = site.hi.pages.flatMap(({ names, href }) => names.map((name) => ({ name, href })));
  expect(named.filter(({ name, href }) => !found(name).includes(href))).toEqual([]);
  const differing = [...named.map(({ name }) => name), ...Object.keys(sayings)].flatMap((text) => {
    const usual = found(text).join();
    return waysToWrite(text).filter(([, written]) => found(written).join() !== usual);
  });
  expect(differing).toEqual([]);
});
