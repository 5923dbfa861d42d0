import { expect, test } from 'vitest';
import { suggestEmail } from './emailSuggestion.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  [' asha@gmail.co ', 'asha@gmail.com'],
  ['asha@yahoo.con', 'asha@yahoo.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@yahoo.inn', 'asha@yahoo.in'],
  ['asha@live.con', 'asha@live.com'],
  ['asha@iclod.com', 'asha@icloud.com'],
  ['asha@protonmial.com', 'asha@protonmail.com'],
])('%s was probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'asha@gmail.com',
  'asha@yahoo.co.in',
  'asha@mail.com',
  'asha@email.com',
  'asha@neem.in',
  'asha@tcs.com',
  'asha@iitd.ac.in',
  'आशा@उदाहरण.भारत',
  'asha',
  'asha@',
  '',
])('nothing is said about %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
