import { expect, test } from 'vitest';
import { addressIn, withoutLanguage } from './languages.ts';
import { isTranslatedScreen } from './screens.ts';

test.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/contact?for=employers', '/hi/contact?for=employers'],
  ['/industries#media', '/hi/industries#media'],
])('%s is %s in Hindi, and unchanged in English', (english, hindi) => {
  expect(addressIn('hi', english)).toBe(hindi);
  expect(addressIn('en', english)).toBe(english);
});

test('a Hindi address gives its language and the English address', () => {
  expect(withoutLanguage('/hi')).toEqual({ language: 'hi', address: '/' });
  expect(withoutLanguage('/hi/about')).toEqual({ language: 'hi', address: '/about' });
  expect(withoutLanguage('/history')).toEqual({ language: 'en', address: '/history' });
});

test('the six screens are in both languages, a landing page is not', () => {
  expect(['/', '/hi', '/contact', '/hi/contact'].every(isTranslatedScreen)).toBe(true);
  expect(['/jobs/agra', '/privacy', '/404'].some(isTranslatedScreen)).toBe(false);
});
