import { expect, test } from 'vitest';
import { askedKind, contactQuery } from './contactQuery.ts';

test.each([
  ['', undefined],
  ['?for=employers', 'hiring-request'],
  ['?for=seekers', 'application'],
  ['?location=agra', 'application'],
  ['?for=employers&location=agra', 'hiring-request'],
  ['?location=%3Cimg%3E', undefined],
])('the query %s asks for %s', (search, kind) => {
  expect(askedKind(search)).toBe(kind);
});

const agra = { kind: 'city', slug: 'agra', label: 'Agra' } as const;
const delivery = { kind: 'job', slug: 'delivery', label: 'Delivery' } as const;

test.each([
  ['', 'application', undefined, ''],
  ['', 'hiring-request', undefined, '?for=employers'],
  ['?for=employers', 'application', undefined, '?for=seekers'],
  ['?location=agra&relocation=x', 'hiring-request', undefined, '?for=employers&location=agra&relocation=x'],
  ['?for=employers&about=jobs/delivery', 'application', delivery, '?for=seekers&about=jobs/delivery'],
  ['?for=seekers', 'application', undefined, '?for=seekers'],
  ['?location=agra&waitfor=x', 'application', 'left out', '?waitfor=x'],
  ['?location=agra', 'hiring-request', 'left out', '?for=employers'],
  ['?utm=x', 'application', agra, '?location=agra&utm=x'],
  ['?location=atlantis', 'application', 'unknown', '?location=atlantis'],
] as const)('from %s, for %s about %o, it becomes %s', (search, kind, origin, expected) => {
  expect(contactQuery(search, kind, origin)).toBe(expected);
});
