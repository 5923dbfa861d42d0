import { expect, test } from 'vitest';
import { languageLink } from './languageLink.ts';

const city = { kind: 'city', slug: 'agra' } as const;

test.each([
  ['a translated page', { path: '/jobs/delivery', isTranslated: true, subject: city }, '/hi/jobs/delivery'],
  ['a city', { path: '/jobs/agra', isTranslated: false, subject: city }, '/hi/contact?location=agra'],
  [
    'a company',
    { path: '/company/tcs', isTranslated: false, subject: { kind: 'company' as const, slug: 'tcs' } },
    '/hi/contact?about=company/tcs',
  ],
  ['a page without a subject', { path: '/terms', isTranslated: false }, '/hi#sirf-angrezi'],
])('the link to Hindi from %s', (_, page, href) => {
  expect(languageLink({ language: 'en', ...page })).toBe(href);
});

test('the link to English from a Hindi page leads to the same page', () => {
  expect(languageLink({ language: 'hi', path: '/hi/jobs/delivery', isTranslated: true })).toBe(
    '/jobs/delivery',
  );
  expect(languageLink({ language: 'hi', path: '/hi', isTranslated: true })).toBe('/');
});
