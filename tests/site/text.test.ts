/** Applies the rules on texts (rules/text/) to the built pages. `npm run check:content` prints the same findings. */
import { expect, test } from 'vitest';
import { withoutLanguage } from '#navigation/languages.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { checkedPages } from '../../rules/text/checkedPages.ts';
import { likenessFindings } from '../../rules/text/likeness.ts';
import { textFindings } from '../../rules/text/textFindings.ts';

const pages = checkedPages(builtPages());

test('every landing page is checked as a landing page', () => {
  const landingPages = pages.filter(({ path }) =>
    /^\/(jobs|department|company)\/./.test(withoutLanguage(path).address),
  );
  expect(landingPages.filter(({ kind }) => !kind).map(({ path }) => path)).toEqual([]);
});

test.each(pages)('$source follows the rules', (page) => {
  expect(textFindings(page)).toEqual([]);
});

test('no two pages have the same title or description, or too much text in common', () => {
  expect(likenessFindings(pages)).toEqual([]);
});
