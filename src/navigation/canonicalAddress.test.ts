import { expect, test } from 'vitest';
import { cleanPath, pageAddress } from './canonicalAddress.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/jobs/agra.html', '/jobs/agra'],
  ['/jobs/', '/jobs'],
  ['/icon.svg', '/icon.svg'],
])('%s is served at %s', (path, clean) => expect(cleanPath(path)).toBe(clean));

test('the canonical address has no slash at the end, on the home page too', () => {
  expect(pageAddress('https://x.example', '/')).toBe('https://x.example');
  expect(pageAddress('https://x.example', '/jobs/agra')).toBe('https://x.example/jobs/agra');
});
