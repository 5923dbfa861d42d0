import { describe, expect, test } from 'vitest';
import { type OpeningWords, openingSentence, originPath, subjectAttributes, subjectOf } from './origin.ts';

const writing: OpeningWords = {
  city: {
    application: 'I am writing about work in {label}.',
    'hiring-request': 'I am writing about hiring in {label}.',
  },
  job: {
    application: 'I am writing about {small} jobs.',
    'hiring-request': 'I am writing about hiring for {small} jobs.',
  },
  company: {
    application: 'I have read your page about {label}.',
    'hiring-request': 'I have read your page about {label}.',
  },
};

describe('originPath', () => {
  test.each([
    ['?location=agra', { href: '/jobs/agra', isCity: true }],
    ['?for=employers&about=jobs/delivery', { href: '/jobs/delivery', isCity: false }],
    ['?about=department/real-estate', { href: '/department/real-estate', isCity: false }],
    ['?about=company%2Ftcs', { href: '/company/tcs', isCity: false }],
  ])('%s', (search, path) => expect(originPath(search)).toEqual(path));

  test.each([
    '',
    '?location=',
    '?location=<script>',
    '?location=../privacy',
    '?about=agra',
    '?about=legal/privacy',
    '?about=jobs/a"]',
    `?location=${'a'.repeat(81)}`,
  ])('%s is ignored', (search) => expect(originPath(search)).toBeUndefined());
});

describe('subjectOf', () => {
  test.each(['Agra', 'Larsen & Toubro', 'a "b" <c> &amp;'])(
    'reads what a page says by subjectAttributes: %s',
    (label) => {
      const subject = { kind: 'company', label, hindi: `हिंदी ${label}` } as const;
      const attributes = Object.entries<string | undefined>(subjectAttributes(subject)).map(
        ([name, value = '']) =>
          ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
      );
      expect(subjectOf(`<main id="content"${attributes.join('')}><h1>`)).toEqual(subject);
    },
  );

  test('returns undefined for a page that is not a landing page', () => {
    expect(subjectOf('<main id="content"><p data-kind="city" data-subject="Agra">')).toBeUndefined();
  });
});

test.each([
  ['city', 'Agra', 'I am writing about work in Agra.', 'I am writing about hiring in Agra.'],
  [
    'job',
    'DevOps lead',
    'I am writing about DevOps lead jobs.',
    'I am writing about hiring for DevOps lead jobs.',
  ],
  [
    'department',
    'IT Sales',
    'I am writing about IT sales jobs.',
    'I am writing about hiring for IT sales jobs.',
  ],
  ['company', 'IBM', 'I have read your page about IBM.', 'I have read your page about IBM.'],
] as const)('a page about the %s %s begins a message', (kind, label, seeker, employer) => {
  expect(openingSentence({ kind, slug: 'x', label }, 'application', writing)).toBe(seeker);
  expect(openingSentence({ kind, slug: 'x', label }, 'hiring-request', writing)).toBe(employer);
});

test('a label keeps its capitals and its $ where small letters are not asked for', () => {
  const sales = { kind: 'department', slug: 'sales', label: 'Sales $& $1' } as const;
  const hindi = { ...writing, job: { application: '{label} जॉब के बारे में।', 'hiring-request': '' } };
  expect(openingSentence(sales, 'application', hindi)).toBe('Sales $& $1 जॉब के बारे में।');
});
