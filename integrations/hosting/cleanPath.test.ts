import { expect, test } from 'vitest';
import { cleanPath } from './cleanPath.ts';

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
