import { expect, test } from 'vitest';
import { enquirySettings } from '../../tests/support/enquirySettings.ts';
import { type OriginPath, openingSentence, originPath } from './origin.ts';

const { writing } = enquirySettings();

test.each<[string, OriginPath | undefined]>([
  ['?location=agra', { href: '/jobs/agra', isCity: true }],
  ['?for=employers&about=jobs/delivery', { href: '/jobs/delivery', isCity: false }],
  ['?about=department/real-estate', { href: '/department/real-estate', isCity: false }],
  ['?about=company%2Ftcs', { href: '/company/tcs', isCity: false }],
  ...[
    '',
    '?location=',
    '?location=<script>',
    '?location=../privacy',
    '?about=agra',
    '?about=legal/privacy',
    '?about=jobs/a"]',
    `?location=${'a'.repeat(81)}`,
  ].map((search): [string, undefined] => [search, undefined]),
])('the query %s names the page %o', (search, path) => expect(originPath(search)).toEqual(path));

test.each([
  ['city', 'Agra', 'Work in Agra.', 'Hiring in Agra.'],
  ['job', 'Java developer', 'Work as Java developer.', 'Hiring as Java developer.'],
  ['department', 'IT Sales', 'Work as IT Sales.', 'Hiring as IT Sales.'],
  ['company', 'Sales $& $1', 'Work at Sales $& $1.', 'Hiring at Sales $& $1.'],
  ['industries', 'Telecom', 'Work as Telecom.', 'Hiring as Telecom.'],
  ['people', 'Asha', 'Work with Asha.', 'Hiring with Asha.'],
] as const)('a page about the %s %s begins a message', (kind, label, seeker, employer) => {
  const origin = { kind, slug: 'x', label };
  expect(openingSentence(origin, 'application', writing)).toBe(seeker);
  expect(openingSentence(origin, 'hiring-request', writing)).toBe(employer);
});
