import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from './cache.ts';

const project = process.cwd();
const temporary = mkdtempSync(join(tmpdir(), 'cache-'));
beforeEach(() => {
  process.chdir(temporary);
  writeFileSync('font.woff2', 'the first version');
});
afterEach(() => {
  process.chdir(project);
  rmSync(join(temporary, '.generated'), { recursive: true, force: true });
});

/** The result for a headline, as a new build would get it. */
const cut = async (headline: string, result: string) => {
  const cache = createCache('fonts', 'woff2', ['*.woff2']);
  return String(await cache({ headline }, async () => Buffer.from(result)));
};

test('a result is made once for the same inputs', async () => {
  expect(await cut('Work', 'made')).toBe('made');
  expect(await cut('Work', 'made again')).toBe('made');
  expect(await cut('People', 'made for other inputs')).toBe('made for other inputs');
});

test('a result is made again when a file changes on which it depends', async () => {
  await cut('Work', 'from the first version');
  writeFileSync('font.woff2', 'the second version');
  expect(await cut('Work', 'from the second version')).toBe('from the second version');
});

test('a file that does not exist is refused, because its changes would not be noticed', () => {
  expect(() => createCache('fonts', 'woff2', ['no-such-font.woff2'])).toThrow('no-such-font.woff2');
});
