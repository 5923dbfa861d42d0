import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from './email.ts';

test('invisible marks and outer spaces are no part of an address', () => {
  expect(cleanEmail(' \u202aasha@\u200bexample.in\u202c ')).toBe('asha@example.in');
  expect(cleanEmail('ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ\u3000')).toBe('asha@example.in');
  expect(cleanEmail('a@क्\u200dष.भारत')).toBe('a@क्\u200dष.भारत');
  expect(isEmail('\u202aasha@example.in\u202c')).toBe(true);
});

test.each([
  'asha.verma+jobs@mail.example.co.in',
  ' asha@example.in\n',
  'a@b',
  'a@b.c',
  'a@1.2.3.4.5',
  "o'neil!#$%&*/=?^_`{|}~-@example.in",
  `asha@${'a'.repeat(63)}.in`,
  'asha@उदाहरण.भारत',
])('%j is valid', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'asha',
  'asha@',
  '@b.in',
  'a b@c.in',
  'asha@example in',
  'a@b@c.in',
  'a@b..in',
  'a@-b.in',
  'a@b-.in',
  'a@b.in.',
  'आशा@b.in',
  'a@भारत/x',
  'a@ भारत',
  'a@xn--भारत.in',
  `asha@${'a'.repeat(64)}.in`,
])('%j is not valid', (text) => {
  expect(isEmail(text)).toBe(false);
});
