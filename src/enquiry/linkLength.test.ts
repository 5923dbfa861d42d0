import { expect, test } from 'vitest';
import { linkLoad } from './linkLength.ts';

test.each([
  [6000, 'fine'],
  [6001, 'long'],
  [8000, 'long'],
  [8001, 'too-long'],
] as const)('a link of %d characters is %s', (length, load) => {
  expect(linkLoad(length)).toBe(load);
});
