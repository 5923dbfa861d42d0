import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxFiles } from './nginx.ts';

test.each(Object.entries(nginxFiles))('%s matches what `npm run hosting` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
