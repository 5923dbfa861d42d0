import { expect, test } from 'vitest';
import type { CheckedPage } from './checkedPages.ts';
import { likenessFindings } from './likeness.ts';

const words = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

const page = (slug: string, text: string) =>
  ({ language: 'en', kind: 'companies', source: slug, title: slug, description: slug, text }) as CheckedPage;
const x = page('x', words(100, 'x'));
const y = page('y', words(100, 'y'));

test.each(['title', 'description'] as const)('two pages with the same %s are both named', (rule) => {
  const found = likenessFindings([x, { ...y, [rule]: x[rule] }]);
  expect(found).toEqual([expect.objectContaining({ source: 'x, y', rule })]);
});

test('two pages that share 30 % of their five-word runs are named with examples', () => {
  // Of 60 shared words come 56 runs, of all 140 words 136: 0.41. Of 40 come 36 of 156: 0.23.
  const alike = page('z', `${words(60, 'x')} ${words(40, 'z')}`);
  const different = page('z', `${words(40, 'x')} ${words(60, 'z')}`);
  const found = expect.stringMatching(/^0\.41 .*: x0 x1 x2 x3 x4 \|/);
  expect(likenessFindings([x, alike])).toMatchObject([{ source: 'x, z', rule: 'likeness', found }]);
  expect(likenessFindings([x, different])).toEqual([]);
});

test('only landing pages of one kind and language are compared', () => {
  const copy = { ...y, text: x.text };
  expect(likenessFindings([x, copy])).toHaveLength(1);
  expect(likenessFindings([x, { ...copy, kind: 'cities' }])).toEqual([]);
  expect(likenessFindings([x, { ...copy, language: 'hi' }])).toEqual([]);
  const others = [x, copy].map((other) => ({ ...other, kind: undefined }));
  expect(likenessFindings(others)).toEqual([]);
});

test('Hindi is read word by word, with the signs of its vowels', () => {
  const [finding] = likenessFindings([page('a', 'नौकरी की तलाश में हैं?'), page('b', 'नौकरी की तलाश में हैं।')]);
  expect(finding?.found).toMatch(/: नौकरी की तलाश में हैं$/);
});
