import { expect, test } from 'vitest';
import { limitMessage, ordinal } from './order.js';

test('a position is said as people say it', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 113].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 113th'.split(' '),
  );
});

test('a list that is too short or too long says what to do', () => {
  expect(limitMessage(49, { least: 50, most: 60 })).toBe('49 in the list, 50 to 60 are needed: add 1.');
  expect(limitMessage(62, { least: 50, most: 60 })).toBe('62 in the list, 50 to 60 are needed: remove 2.');
  expect(limitMessage(31, { least: 30, most: 30 })).toBe('31 in the list, exactly 30 are needed: remove 1.');
  expect(limitMessage(0, { least: 1, most: null })).toBe('0 in the list, at least 1 are needed: add 1.');
  expect(limitMessage(50, { least: 50, most: 60 })).toBe('');
});
