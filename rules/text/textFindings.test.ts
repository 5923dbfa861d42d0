import { expect, test } from 'vitest';
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
  hasAmount: false,
  hasVacancyMarkup: false,
};

const noVacancies = 'यहाँ वैकेंसी की सूची नहीं है।';
const notAffiliated = 'X से हमारा कोई संबंध नहीं है,';
const noPromise = 'वहाँ नौकरी का वादा हम नहीं करते।';
const hindi: CheckedPage = {
  ...good,
  language: 'hi',
  source: 'content/hi/companies/x.yaml',
  beforeFirstAction: `${notAffiliated} और ${noPromise} ${noVacancies}`,
};
const role: CheckedPage = { ...good, kind: 'jobs', beforeFirstAction: 'This site lists no vacancies.' };
const otherPage = { ...good, kind: undefined, text: 'Sales rose by 12 %.', beforeFirstAction: '' };

test.each([good, hindi, role, otherPage])(
  'nothing is found on a page that follows the rules for its kind: $source $kind',
  (page) => expect(textFindings(page)).toEqual([]),
);

test.each<[string, string, Partial<CheckedPage>, CheckedPage?]>([
  ['title', '0 characters', { title: '' }],
  ['title', '66 characters', { title: 'x'.repeat(66) }],
  ['title', '"pay"', { title: 'Working at X: pay and steps' }],
  ['description', '5 characters', { description: 'short' }],
  ['description', '161 characters', { description: 'x'.repeat(161) }],
  ['headline', 'none', { headline: '' }],
  ['markup', 'JobPosting', { hasVacancyMarkup: true }],
  ['length', '249 words', { text: `The interview. ${words(247)}` }],
  ['vacancies', 'no such', { beforeFirstAction: 'We are not affiliated and cannot promise a job there.' }],
  ['affiliation', 'no such', { beforeFirstAction: 'It lists no vacancies. We cannot promise a job there.' }],
  ['promise', 'no such', { beforeFirstAction: 'This site lists no vacancies. We are not affiliated.' }],
  ['figures', '"12 %"', { text: `${body} sales rose by 12 % in a year` }],
  ['figures', '"3 crore"', { text: `${body} a turnover of 3 crore` }],
  ['figures', '"LPA"', { text: `${body} 6 LPA` }],
  ['figures', '"Rs 500 per day"', { text: `${body} Rs 500 per day` }],
  ['example', '"Example: "', { text: `${body} Example: Shops and banks.` }],
  ['link', 'Send your resume', { actions: [{ href: '/contact', label: 'Send your resume for baking' }] }],
  ['link', 'Write to us', { actions: [{ href: '/contact?for=employers', label: 'Write to us' }] }],
  ['vacancies', 'no such', { beforeFirstAction: `${notAffiliated} और ${noPromise}` }, hindi],
  ['affiliation', 'no such', { beforeFirstAction: `${noPromise} ${noVacancies}` }, hindi],
  ['promise', 'no such', { beforeFirstAction: `${notAffiliated} ${noVacancies}` }, hindi],
  ['figures', '12 प्रतिशत', { text: `${body} 12 प्रतिशत` }, hindi],
  ['figures', '3 करोड़'.normalize('NFC'), { text: `${body} 3 करोड़` }, hindi],
  ['figures', '15 हज़ार रुपये'.normalize('NFC'), { text: `${body} 15 हज़ार रुपये` }, hindi],
  ['figures', '500 रुपये', { text: `${body} 500 रुपये` }, hindi],
])('one rule is broken, %s: %s', (rule, found, change, page = good) => {
  expect(textFindings({ ...page, ...change })).toEqual([
    expect.objectContaining({ source: page.source, rule, found: expect.stringContaining(found) }),
  ]);
});
