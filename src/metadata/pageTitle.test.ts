import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle.ts';

test("the agency's name follows a title that leaves room for it", () => {
  expect(pageTitle('Clients', 'Sangam Talent Partners')).toBe('Clients | Sangam Talent Partners');
});

test('the name is left out if it would make the title longer than 65 characters', () => {
  const title = 'x'.repeat(50);
  expect(pageTitle(title, 'Sangam Talent Partners')).toBe(title);
});
