import { expect, test } from 'vitest';
import { pageAddress } from './addresses.ts';

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
])('%s is the page %s', (path, address) => expect(pageAddress(path)).toBe(address));
