import { expect, test } from 'vitest';
import { originalText } from './originalText.ts';

const english = {
  title: 'Title',
  list: [
    { job: 'driver', why: 'Roads' },
    { job: 'nurse', why: 'People' },
  ],
  lines: ['One'],
  services: [
    { title: 'Resumes', icon: 'file', partOf: 'help' },
    { title: 'Interviews', icon: 'talk', partOf: 'help' },
  ],
};
const hindi = {
  services: [
    { title: 'रिज़्यूमे', icon: 'file', partOf: 'help' },
    { title: 'इंटरव्यू', icon: 'talk', partOf: 'help' },
  ],
  list: [{ job: 'nurse', why: 'लोग' }],
  lines: ['एक', 'दो'],
};

// In a list, beside the item with the same reference.
test.each([
  [['title'], 'Title'],
  [['list', 0, 'why'], 'People'],
  [['services', 1, 'title'], 'Interviews'],
  [['lines', 0], 'One'],
  [['lines', 1], undefined],
  [['list'], undefined],
])('beside the Hindi field %j stands the English text %s', (path, text) => {
  expect(originalText(english, hindi, path)).toBe(text);
  expect(originalText(undefined, hindi, path)).toBeUndefined();
});
