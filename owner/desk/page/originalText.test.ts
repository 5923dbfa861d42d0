import { expect, test } from 'vitest';
import { originalText } from './originalText.ts';

const english = {
  title: 'Title',
  list: [
    { job: 'driver', why: 'Roads' },
    { job: 'nurse', why: 'People' },
  ],
  lines: ['One'],
};
const hindi = {
  list: [
    { job: 'nurse', why: 'लोग' },
    { job: 'cook', why: '' },
  ],
  lines: ['एक', 'दो'],
};

test('the English text stands beside the Hindi field, in a list beside the item with the same reference', () => {
  expect(originalText(english, hindi, ['title'])).toBe('Title');
  expect(originalText(english, hindi, ['list', 0, 'why'])).toBe('People');
  expect(originalText(english, hindi, ['lines', 0])).toBe('One');
});

test('a field without an English text has none', () => {
  expect(originalText(english, hindi, ['lines', 1])).toBeUndefined();
  expect(originalText(english, hindi, ['list'])).toBeUndefined();
  expect(originalText(undefined, hindi, ['list', 0, 'why'])).toBeUndefined();
});
