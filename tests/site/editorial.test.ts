import { describe, expect, test } from 'vitest';
import { type CheckedPage, faultsOf, pairs, repeated, shingles } from './editorial.ts';
import { readPage } from './pageText.ts';

const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

const good: CheckedPage = {
  path: '/company/x',
  kind: 'companies',
  file: 'content/companies/x.yaml',
  title: 'Working at X',
  description: 'x'.repeat(80),
  headline: 'X',
  text: words(200),
  beforeFirstAction:
    'We are not affiliated with X and cannot promise a job there. This site lists no vacancies.',
  hasVacancyMarkup: false,
};

test('a page that keeps the rules has no fault', () => {
  expect(faultsOf(good)).toEqual([]);
});

describe('a fault each', () => {
  test.each([
    [{ title: 'x'.repeat(66) }, /title of 66/],
    [{ description: 'short' }, /description of 5/],
    [{ description: 'x'.repeat(161) }, /description of 161/],
    [{ headline: '' }, /no headline/],
    [{ text: words(179) }, /179 words/],
    [{ beforeFirstAction: good.beforeFirstAction.replace('no vacancies', 'much') }, /no vacancies/],
    [{ beforeFirstAction: 'This site lists no vacancies. We cannot promise a job there.' }, /not affiliated/],
    [
      { beforeFirstAction: 'This site lists no vacancies. We are not affiliated.' },
      /cannot promise a job there/,
    ],
    [{ text: `${words(200)} raised sales by 12 % in a year` }, /12 %/],
    [{ text: `${words(200)} a turnover of 3 crore` }, /3 crore/],
    [{ text: `${words(200)} 6 LPA` }, /LPA/],
    [{ text: `${words(200)} Rs 500 per day` }, /amount of pay/],
    [{ hasVacancyMarkup: true }, /JobPosting/],
  ])('%o', (change, fault) => {
    const faults = faultsOf({ ...good, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});

test('a page that is no landing page needs no statement and no length', () => {
  expect(faultsOf({ ...good, kind: undefined, text: 'short', beforeFirstAction: '' })).toEqual([]);
});

test('a title or description used twice names the other page', () => {
  const faults = repeated([good, { ...good, path: '/company/y', description: 'y'.repeat(80) }]);
  expect(faults.get('/company/y')).toEqual(['the same title as /company/x']);
});

test('shingles are runs of five words', () => {
  expect([...shingles('One two, three four five six.')]).toEqual([
    'one two three four five',
    'two three four five six',
  ]);
});

test('pages that share too much are named together with what they share', () => {
  const other = { ...good, path: '/company/y', file: 'content/companies/y.yaml' };
  const [same] = pairs([good, other]);
  expect(same?.name).toBe('content/companies/x.yaml and content/companies/y.yaml');
  expect(same?.faults[0]).toContain('word0 word1 word2 word3 word4');
  const [different] = pairs([good, { ...other, text: words(200, 'other') }]);
  expect(different?.faults).toEqual([]);
});

test('what stands before the first action ends at the first link to the contact form', () => {
  const page = readPage(
    '<title>T</title><main><h1>H</h1><p>Before <a href="/jobs">jobs</a> too</p><script>x</script><p><a href="/contact?a=b">Go</a> after</p></main>',
  );
  expect(page.beforeFirstAction).toBe('H Before jobs too');
  expect(page.text).toBe('H Before jobs too Go after');
  expect(page.headline).toBe('H');
});
