import { describe, expect, test } from 'vitest';
import type { CheckedPage } from './editorialRules.ts';
import { wordingFaults } from './wordingRules.ts';

const good: CheckedPage = {
  path: '/company/x',
  language: 'en',
  kind: 'companies',
  source: 'content/companies/x.yaml',
  title: 'Working at X',
  description: 'How interviews at X go, and what its offer letters hold.',
  headline: 'X',
  intro: 'X makes bread.',
  actions: [{ href: '/contact?about=company/x', label: 'Ask us about similar work' }],
  text: 'X X makes bread. The interview is short. A true offer letter names a date. They pay PF (provident fund).',
  beforeFirstAction: '',
  hasVacancyMarkup: false,
};

test('a page that follows the rules has no fault', () => {
  expect(wordingFaults(good)).toEqual([]);
});

describe('a page that breaks one rule has exactly one fault', () => {
  test.each<[Partial<CheckedPage>, RegExp]>([
    [{ text: `${good.text} ESI is paid too.` }, /"ESI" is not explained/],
    [{ text: `${good.text} Ask the foreman.` }, /"foreman"/],
    [{ text: `${good.text} What does he want?` }, /"he"/],
    [{ description: 'Overtime at X.' }, /"overtime"/],
    [{ intro: 'Night work.', description: 'Night work at X.', text: 'X Night work. Bread.' }, /"night"/],
    [{ actions: [{ href: '/contact', label: 'Send your resume for baking' }] }, /Send your resume/],
    [{ actions: [{ href: '/contact?for=employers', label: 'Write to us' }] }, /Write to us/],
  ])('%o', (change, fault) => {
    const faults = wordingFaults({ ...good, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});

test('on a Hindi page an abbreviation is explained in Hindi', () => {
  const hindi: CheckedPage = { ...good, language: 'hi', kind: 'jobs', text: 'PF (भविष्य निधि) का नंबर।' };
  expect(wordingFaults(hindi)).toEqual([]);
  expect(wordingFaults({ ...hindi, text: 'PF (provident fund)' })).toEqual(['"PF" is not explained']);
});

test('pages that are not landing pages are not checked', () => {
  expect(wordingFaults({ ...good, kind: undefined, text: 'Ask the foreman.' })).toEqual([]);
});
