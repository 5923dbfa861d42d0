import { expect, test } from 'vitest';
import { listIn } from './listIn.ts';

test.each([
  ['hi', undefined, 'क, ख और ग'],
  ['hi', 'disjunction', 'क, ख या ग'],
  ['en', undefined, 'क, ख and ग'],
] as const)('a list in %s (%s) reads as in a newspaper', (language, type, text) => {
  expect(listIn(language, ['क', 'ख', 'ग'], type)).toBe(text);
});
