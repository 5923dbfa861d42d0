import { expect, test } from 'vitest';
import { openingTimes, readOpeningTimes } from './openingTimes.ts';

test.each([
  ['Monday to Saturday, 10:00 to 18:00', 'Monday to Saturday, 10:00 to 18:00'],
  ['mon-sat 10 am to 6:30 pm', 'Monday to Saturday, 10:00 to 18:30'],
  ['Mon to Fri 9.30-6; Sat 10 to 2', 'Monday to Friday, 09:30 to 18:00; Saturday, 10:00 to 14:00'],
  ['Sunday: 9 am to 12 pm', 'Sunday, 09:00 to 12:00'],
])('%s', (typed, meant) => {
  expect(openingTimes(readOpeningTimes(typed) ?? [])).toBe(meant);
});

test.each([
  'always',
  '10:00 to 18:00',
  'Monday to Saturday',
  'Someday, 10:00 to 18:00',
  'Monday, 18:00 to 16:00',
  'Monday, 25:00 to 26:00',
])('%s can not be read', (typed) => {
  expect(readOpeningTimes(typed)).toBeUndefined();
});
