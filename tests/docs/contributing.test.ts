import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The paths in code type that begin with a folder of the project. */
const paths = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/`([\w.-]+)(\/[^`\s]*)`/g)]
  .filter(([, folder = '']) => readdirSync('.').includes(folder))
  .map(([, folder, rest]) => `${folder}${rest}`);

test('every file that CONTRIBUTING.md names for a change exists', () => {
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
