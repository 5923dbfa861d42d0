import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('everything that reacts to keys leaves those of an input method alone', () => {
  const files = globSync('{src,owner,integrations}/**/*.{ts,tsx,astro,js}', { exclude: ['**/*.test.*'] });
  const listening = files.filter((file) =>
    /\bonKey(Down|Up|Press)\b|\bkey(down|up|press)['"]/i.test(readFileSync(file, 'utf8')),
  );
  expect(listening).not.toEqual([]);
  expect(listening.filter((file) => !readFileSync(file, 'utf8').includes('isOfInputMethod('))).toEqual([]);
});
