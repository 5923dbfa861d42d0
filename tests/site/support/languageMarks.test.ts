import { expect, test } from 'vitest';
import { parsePage } from '../../../rules/builtPages.ts';
import { markFaults } from './languageMarks.ts';

const words = { inEnglish: '(EN)', linksInEnglish: 'The lists are in English.' };
const paths = new Set(['/', '/hi', '/terms', '/hi/privacy']);
const faultsIn = (html: string) => markFaults({ document: parsePage(html) }, words, paths);
const lists = '<section><a href="/terms">Terms</a></section>';

test.each([
  '<header><a href="/" hreflang="en">English</a></header>',
  '<main><a href="/hi/privacy?a#b">Privacy</a> <a href="/terms">Terms (EN)</a> <a href="/x.pdf">File</a></main>',
  `<footer><p>The lists are in English.</p>${lists}</footer>`,
])('%s has no fault', (html) => {
  expect(faultsIn(html)).toEqual([]);
});

test.each([
  ['<main><a href="/terms">Terms</a></main>', /^\/terms "Terms" does not say/],
  ['<main><a href="/terms">Terms (EN) page</a></main>', /does not say/],
  ['<header><a href="/">Agency</a></header>', /does not say/],
  [`<footer>${lists}</footer>`, /does not say/],
  ['<main><p><a href="/hi/privacy">Privacy</a> (EN)</p></main>', /is said to be in English/],
  ['<main><a href="/hi/privacy">Privacy (EN)</a></main>', /is said to be in English/],
])('%s has one fault', (html, fault) => {
  expect(faultsIn(html)).toEqual([expect.stringMatching(fault)]);
});
