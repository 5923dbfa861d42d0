import { expect, test } from 'vitest';
import { askedKind, searchFor } from './askedKind.ts';

test.each([
  ['', undefined],
  ['?from=poster', undefined],
  ['?for=employers', 'hiring-request'],
  ['?for=employers&about=jobs/delivery', 'hiring-request'],
  ['?for=seekers', 'application'],
  ['?location=agra', 'application'],
  ['?about=jobs/delivery', 'application'],
])('%j asks for the mode %s', (search, kind) => {
  expect(askedKind(search)).toBe(kind);
});

test.each([
  ['hiring-request', '', ''],
  ['application', '?for=employers', ''],
  ['application', '?for=employers&about=jobs/delivery', '?about=jobs/delivery'],
  ['hiring-request', '?about=jobs/delivery', '?for=employers&about=jobs/delivery'],
  ['hiring-request', '?for=seekers', '?for=employers'],
] as const)('after %s was chosen %j becomes %j', (kind, search, expected) => {
  expect(searchFor(kind, search)).toBe(expected);
});
