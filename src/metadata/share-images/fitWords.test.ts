import { expect, test } from 'vitest';
import { fitWords } from './fitWords.ts';

const box = { width: 600, height: 300, largest: 200, smallest: 40 };

test('a short word is as large as allowed', () => {
  expect(fitWords([1.5], box)).toBe(200);
});

test('a long word is made smaller until it is no wider than the box', () => {
  expect(fitWords([8], box)).toBe(74);
});

test('many words are made smaller until their lines are no higher than the box', () => {
  const size = fitWords(new Array(12).fill(2), box);
  expect(size).toBeLessThan(100);
  const lines = Math.ceil(12 / Math.floor((600 / size + 0.2) / 2.2));
  expect(lines * 0.9 * size).toBeLessThanOrEqual(300);
});

test('a text that fits at no size gets the smallest size', () => {
  expect(fitWords([50], box)).toBe(40);
});
