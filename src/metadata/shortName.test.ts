import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test('whole words, as many as fit', () => {
  expect(shortName('Sangam Talent Partners')).toBe('Sangam');
  expect(shortName('Asha Talent Partners')).toBe('Asha Talent');
});

test('a first word that is too long is cut', () => {
  expect(shortName('Internationalis Staffing')).toBe('Internationa');
});
