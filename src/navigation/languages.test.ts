import { expect, test } from 'vitest';
import { addressIn, withoutLanguage } from './languages.ts';

test.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/?for=employers', '/hi?for=employers'],
  ['/history#media', '/hi/history#media'],
])('%s is %s in Hindi, and unchanged in English', (english, hindi) => {
  expect(addressIn('hi', english)).toBe(hindi);
  expect(addressIn('en', english)).toBe(english);
  expect(withoutLanguage(english)).toEqual({ language: 'en', address: english });
});

test('a Hindi address gives its language and the English address', () => {
  expect(withoutLanguage('/hi')).toEqual({ language: 'hi', address: '/' });
  expect(withoutLanguage('/hi/about')).toEqual({ language: 'hi', address: '/about' });
});
