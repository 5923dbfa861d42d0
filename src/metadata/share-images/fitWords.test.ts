import { expect, test } from 'vitest';
import { balanceLines, breakLines, fitWords } from './fitWords.ts';

const box = { width: 600, height: 300, largest: 200, smallest: 40, lineHeight: 0.9, wordGap: 0.2 };
const words = (...widths: number[]) => widths.map((width) => ({ width }));
const widthsOf = (lines: { width: number }[][]) => lines.map((line) => line.map(({ width }) => width));

test('a short word is as large as allowed', () => {
  expect(fitWords(words(1.5), box)).toBe(200);
});

test('a long word is made smaller until it is no wider than the box', () => {
  expect(fitWords(words(8), box)).toBe(74);
});

test('many words are made smaller until their lines are no higher than the box', () => {
  const twelve = words(...new Array(12).fill(2));
  const size = fitWords(twelve, box);
  expect(size).toBeLessThan(100);
  expect(breakLines(twelve, 600 / size, 0.2).length * 0.9 * size).toBeLessThanOrEqual(300);
  expect(fitWords(twelve, { ...box, lineHeight: 1.2 })).toBeLessThan(size);
});

test('a text that fits at no size gets the smallest size', () => {
  expect(fitWords(words(50), box)).toBe(40);
});

test('a line is as full as there is room, with a gap between two words', () => {
  expect(widthsOf(breakLines(words(2, 2, 2, 1), 4.2, 0.2))).toEqual([
    [2, 2],
    [2, 1],
  ]);
  expect(widthsOf(breakLines(words(2, 2, 9), 4.1, 0.2))).toEqual([[2], [2], [9]]);
});

test('balanced lines are as few, and no word is left alone', () => {
  expect(widthsOf(breakLines(words(2, 2, 2, 2, 1), 9, 0.2))).toEqual([[2, 2, 2, 2], [1]]);
  expect(widthsOf(balanceLines(words(2, 2, 2, 2, 1), 9, 0.2))).toEqual([
    [2, 2],
    [2, 2, 1],
  ]);
});
