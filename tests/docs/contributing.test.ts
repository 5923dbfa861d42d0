import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, table = ''] =
  /## To change [^\n]*\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
const paths = [...table.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test('every file that CONTRIBUTING.md names for a change exists', () => {
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
