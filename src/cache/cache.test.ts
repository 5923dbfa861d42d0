import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { temporaryContent } from '../../tests/support/temporaryContent.ts';
import { createCache } from './cache.ts';

beforeEach(() => {
  temporaryContent({});
  writeFileSync('font.woff2', 'the first version');
});

const cut = async (headline: string, result: string) => {
  const cache = createCache('fonts', 'woff2', ['*.woff2']);
  return String(await cache({ headline }, async () => Buffer.from(result)));
};

test('a result is made once for the same inputs, until a file changes on which it depends', async () => {
  expect(await cut('Work', 'made')).toBe('made');
  expect(await cut('Work', 'made again')).toBe('made');
  expect(await cut('People', 'made for other inputs')).toBe('made for other inputs');
  writeFileSync('font.woff2', 'the second version');
  expect(await cut('Work', 'from the second version')).toBe('from the second version');
});

test('a file that does not exist is refused, because its changes would not be noticed', () => {
  expect(() => createCache('fonts', 'woff2', ['no-such-font.woff2'])).toThrow('no-such-font.woff2');
});
