import { describe, expect, test } from 'vitest';
import { parsePage } from '../builtPages.ts';
import { type CheckedPage, editorialFaults, repeated, shingles, tooAlike } from './editorialRules.ts';
import { readPageText } from './pageText.ts';

const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

const good: CheckedPage = {
  path: '/company/x',
  language: 'en',
  kind: 'companies',
  source: 'content/companies/x.yaml',
  title: 'Working at X',
  description: 'x'.repeat(80),
  headline: 'X',
  intro: '',
  actions: [],
  text: words(250),
  beforeFirstAction:
    'We are not affiliated with X and cannot promise a job there. This site lists no vacancies.',
  hasVacancyMarkup: false,
};

test('a page that follows the rules has no fault', () => {
  expect(editorialFaults(good)).toEqual([]);
});

describe('a page that breaks one rule has exactly one fault', () => {
  test.each([
    [{ title: 'x'.repeat(66) }, /title of 66/],
    [{ description: 'short' }, /description of 5/],
    [{ description: 'x'.repeat(161) }, /description of 161/],
    [{ headline: '' }, /no headline/],
    [{ text: words(249) }, /249 words/],
    [{ beforeFirstAction: good.beforeFirstAction.replace('no vacancies', 'much') }, /no vacancies/],
    [{ beforeFirstAction: 'This site lists no vacancies. We cannot promise a job there.' }, /not affiliated/],
    [
      { beforeFirstAction: 'This site lists no vacancies. We are not affiliated.' },
      /cannot promise a job there/,
    ],
    [{ text: `${words(250)} raised sales by 12 % in a year` }, /12 %/],
    [{ text: `${words(250)} a turnover of 3 crore` }, /3 crore/],
    [{ text: `${words(250)} 6 LPA` }, /LPA/],
    [{ text: `${words(250)} Rs 500 per day` }, /amount of pay/],
    [{ text: `${words(250)} Example: Shops and banks.` }, /Example: /],
    [{ hasVacancyMarkup: true }, /JobPosting/],
  ])('%o', (change, fault) => {
    const faults = editorialFaults({ ...good, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});

describe('a Hindi page', () => {
  const hindi = { ...good, language: 'hi', kind: 'jobs', source: 'content/hi/jobs/x.yaml' } as const;
  const statement = 'यहाँ वैकेंसी की सूची नहीं है।';

  test('says in Hindi that no vacancies are listed', () => {
    expect(editorialFaults({ ...hindi, beforeFirstAction: statement })).toEqual([]);
    expect(editorialFaults(hindi)).toEqual([expect.stringMatching(/no vacancies/)]);
  });

  test.each(['12 प्रतिशत', '3 करोड़', '15 हज़ार रुपये', '500 रुपये'])('may not name %s', (figure) => {
    const text = `${words(250)} ${figure}`;
    expect(editorialFaults({ ...hindi, beforeFirstAction: statement, text })).toHaveLength(1);
  });

  test('is read word by word, with the signs of its vowels', () => {
    expect([...shingles('नौकरी की तलाश में हैं?')]).toEqual(['नौकरी की तलाश में हैं']);
  });
});

test('a page that is not a landing page needs no statement and no minimum length', () => {
  expect(editorialFaults({ ...good, kind: undefined, text: 'short', beforeFirstAction: '' })).toEqual([]);
});

test('two pages with the same title are both named', () => {
  const other = { ...good, source: 'content/companies/y.yaml', description: 'y'.repeat(80) };
  expect(repeated([good, other])).toEqual(['same title: content/companies/x.yaml, content/companies/y.yaml']);
});

test('shingles are runs of five words', () => {
  expect([...shingles('One two, three four five six.')]).toEqual([
    'one two three four five',
    'two three four five six',
  ]);
});

test('two pages that share too much text are named, with examples of it', () => {
  const other = { ...good, source: 'content/companies/y.yaml' };
  expect(tooAlike([good, other])).toEqual([
    expect.stringMatching(
      /^content\/companies\/x.yaml and content\/companies\/y.yaml: similarity 1.00; .* word0 word1 word2/,
    ),
  ]);
  expect(tooAlike([good, { ...other, text: words(250, 'other') }])).toEqual([]);
});

test('the text before the first action ends at the first link to the contact form', () => {
  const html =
    '<title>T</title><main><h1>H</h1><p>Before <a href="/jobs">jobs</a> too</p><script>x</script><p><a href="/contact?a=b">Go</a> after</p></main>';
  expect(readPageText({ html, document: parsePage(html) })).toMatchObject({
    headline: 'H',
    text: 'H Before jobs too Go after',
    beforeFirstAction: 'H Before jobs too',
  });
  const hindi = html.replace('/contact?', '/hi/contact?');
  expect(readPageText({ html: hindi, document: parsePage(hindi) })).toMatchObject({
    actions: [{ href: '/hi/contact?a=b', label: 'Go' }],
    beforeFirstAction: 'H Before jobs too',
  });
});
