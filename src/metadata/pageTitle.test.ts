import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle.ts';

test('the agency stands after a title that leaves it room', () => {
  expect(pageTitle('Clients', 'Sangam Talent Partners')).toBe('Clients | Sangam Talent Partners');
});

test('a title of which the whole would be longer than 65 characters stands alone', () => {
  const title = 'x'.repeat(50);
  expect(pageTitle(title, 'Sangam Talent Partners')).toBe(title);
});
