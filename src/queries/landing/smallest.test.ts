import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

const length = (text: string) => text.length;

test('the smallest items come first, equal items keep their order, and there may be fewer', () => {
  expect(smallest(['three', 'a', 'four', 'bb', 'cc'], 3, length)).toEqual(['a', 'bb', 'cc']);
  expect(smallest(['bb', 'a'], 5, length)).toEqual(['a', 'bb']);
});
