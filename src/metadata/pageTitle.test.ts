import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle.ts';

test("the agency's name follows a title where both have room in 65 characters", () => {
  const [fits, long] = ['x'.repeat(48), 'x'.repeat(49)];
  expect(pageTitle(fits, 'Verma & Rao HR')).toBe(`${fits} | Verma & Rao HR`);
  expect(pageTitle(long, 'Verma & Rao HR')).toBe(long);
});
