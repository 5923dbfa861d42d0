import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from './email.ts';

test('invisible marks and outer spaces are no part of an address', () => {
  expect(cleanEmail(' \u202aasha@\u200bexample.in\u202c ')).toBe('asha@example.in');
  expect(isEmail('\u202aasha@example.in\u202c')).toBe(true);
});

test.each(['asha@उदाहरण.भारत', 'a.b+c@mail.example.in', 'root@localhost'])('%s is valid', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'asha',
  'asha@',
  '@b.in',
  'a b@c.in',
  'a@b@c.in',
  'a@b..in',
  'a@-b.in',
  'आशा@b.in',
  'a@भारत/x',
  'a@ भारत',
])('%j is not valid', (text) => {
  expect(isEmail(text)).toBe(false);
});
