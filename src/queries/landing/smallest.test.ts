import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

const length = (text: string) => text.length;

test('the smallest items come first, and equal items keep their order', () => {
  expect(smallest(['three', 'a', 'four', 'bb', 'cc'], 3, length)).toEqual(['a', 'bb', 'cc']);
});

test('all items are returned if there are fewer than the count', () => {
  expect(smallest(['bb', 'a'], 5, length)).toEqual(['a', 'bb']);
});
