import { expect, test } from 'vitest';
import { balanceLines, breakLines, fitWords } from './fitWords.ts';

const box = { width: 600, height: 300, largest: 200, smallest: 40, lineHeight: 0.9, wordGap: 0.2 };
const words = (...widths: number[]) => widths.map((width) => ({ width }));
const widthsOf = (lines: { width: number }[][]) => lines.map((line) => line.map(({ width }) => width));

test.each([
  ['as large as allowed', 1.5, 200],
  ['smaller until it is no wider than the box', 8, 74],
  ['as small as allowed where it fits at no size', 50, 40],
])('a word is %s', (_, width, size) => {
  expect(fitWords(words(width), box)).toBe(size);
});

test('many words are made smaller until their lines are no higher than the box', () => {
  const twelve = words(...new Array(12).fill(2));
  const size = fitWords(twelve, box);
  expect(size).toBeLessThan(100);
  expect(breakLines(twelve, 600 / size, 0.2).length * 0.9 * size).toBeLessThanOrEqual(300);
  expect(fitWords(twelve, { ...box, lineHeight: 1.2 })).toBeLessThan(size);
});

test('a line is as full as there is room, with a gap between two words', () => {
  expect(widthsOf(breakLines(words(2, 2, 2, 1), 4.2, 0.2))).toEqual([
    [2, 2],
    [2, 1],
  ]);
  expect(widthsOf(breakLines(words(2, 2, 9), 4.1, 0.2))).toEqual([[2], [2], [9]]);
});

test('balanced lines are as few, and no word is left alone', () => {
  expect(widthsOf(balanceLines(words(2, 2, 2, 2, 1), 9, 0.2))).toEqual([
    [2, 2],
    [2, 2, 1],
  ]);
});
