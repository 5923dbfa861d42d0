import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

const length = (text: string) => text.length;

test('the smallest come first, and equal ones in the order in which they stand', () => {
  expect(smallest(['three', 'a', 'four', 'bb', 'cc'], 3, length)).toEqual(['a', 'bb', 'cc']);
});

test('of few items all are returned', () => {
  expect(smallest(['bb', 'a'], 5, length)).toEqual(['a', 'bb']);
});
