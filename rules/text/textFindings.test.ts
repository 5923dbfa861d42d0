import { describe, expect, test } from 'vitest';
import type { CheckedPage } from './checkedPages.ts';
import { textFindings } from './textFindings.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const body = `${words(250)} The interview is short.`;

const good: CheckedPage = {
  path: '/company/x',
  language: 'en',
  kind: 'companies',
  source: 'content/companies/x.yaml',
  title: 'Working at X',
  description: 'How interviews at X go, and what its offer letters hold.',
  headline: 'X',
  actions: [{ href: '/contact?about=company/x', label: 'Ask us about similar work' }],
  text: `X makes bread. ${body}`,
  beforeFirstAction:
    'We are not affiliated with X and cannot promise a job there. This site lists no vacancies.',
  hasVacancyMarkup: false,
};

test('nothing is found on a page that follows the rules', () => {
  expect(textFindings(good)).toEqual([]);
});

/** Expects one finding, under this rule. */
function expectOne(page: CheckedPage, rule: string, found: string) {
  expect(textFindings(page)).toEqual([
    expect.objectContaining({ source: page.source, rule, found: expect.stringContaining(found) }),
  ]);
}

test.each<[Partial<CheckedPage>, string, string]>([
  [{ title: '' }, 'title', '0 characters'],
  [{ title: 'x'.repeat(66) }, 'title', '66 characters'],
  [{ description: 'short' }, 'description', '5 characters'],
  [{ description: 'x'.repeat(161) }, 'description', '161 characters'],
  [{ headline: '' }, 'headline', 'none'],
  [{ hasVacancyMarkup: true }, 'markup', 'JobPosting'],
  [{ text: `The interview. ${words(247)}` }, 'length', '249 words'],
  [{ beforeFirstAction: 'We are not affiliated and cannot promise a job there.' }, 'vacancies', 'no such'],
  [
    { beforeFirstAction: 'This site lists no vacancies. We cannot promise a job there.' },
    'affiliation',
    'no such',
  ],
  [{ beforeFirstAction: 'This site lists no vacancies. We are not affiliated.' }, 'promise', 'no such'],
  [{ text: `${body} sales rose by 12 % in a year` }, 'figures', '"12 %"'],
  [{ text: `${body} a turnover of 3 crore` }, 'figures', '"3 crore"'],
  [{ text: `${body} 6 LPA` }, 'figures', '"LPA"'],
  [{ text: `${body} Rs 500 per day` }, 'figures', '"Rs 500 per day"'],
  [{ text: `${body} Example: Shops and banks.` }, 'example', '"Example: "'],
  [{ text: `${body} Ask the foreman.` }, 'gender', '"foreman"'],
  [{ text: `${body} What does he want?` }, 'gender', '"he"'],
  [{ actions: [{ href: '/contact', label: 'Send your resume for baking' }] }, 'link', 'Send your resume'],
  [{ actions: [{ href: '/contact?for=employers', label: 'Write to us' }] }, 'link', 'Write to us'],
])('%o breaks one rule', (change, rule, found) => expectOne({ ...good, ...change }, rule, found));

describe('a Hindi page', () => {
  const hindi: CheckedPage = {
    ...good,
    language: 'hi',
    kind: 'jobs',
    source: 'content/hi/jobs/x.yaml',
    text: words(250),
    beforeFirstAction: 'यहाँ वैकेंसी की सूची नहीं है।',
  };

  test('says in Hindi that no vacancies are listed', () => {
    expect(textFindings(hindi)).toEqual([]);
    expectOne({ ...hindi, beforeFirstAction: good.beforeFirstAction }, 'vacancies', 'no such');
  });

  test('of a company says in Hindi that there is no affiliation and no promise', () => {
    const noVacancies = hindi.beforeFirstAction;
    const notAffiliated = 'X से हमारा कोई संबंध नहीं है,';
    const noPromise = 'वहाँ नौकरी का वादा हम नहीं करते।';
    const company: CheckedPage = {
      ...hindi,
      kind: 'companies',
      beforeFirstAction: `${notAffiliated} और ${noPromise} ${noVacancies}`,
    };
    expect(textFindings(company)).toEqual([]);
    expectOne({ ...company, beforeFirstAction: `${noPromise} ${noVacancies}` }, 'affiliation', 'no such');
    expectOne({ ...company, beforeFirstAction: `${notAffiliated} ${noVacancies}` }, 'promise', 'no such');
  });

  test.each(['12 प्रतिशत', '3 करोड़', '15 हज़ार रुपये', '500 रुपये'])('may not name %s', (figure) => {
    const text = `${words(250)} ${figure}`;
    expectOne({ ...hindi, text }, 'figures', figure.normalize('NFC'));
  });
});

test('a page that is not a landing page needs no statement and no minimum length', () => {
  const page = { ...good, kind: undefined, text: 'Ask the foreman.', beforeFirstAction: '' };
  expect(textFindings(page)).toEqual([]);
});
