import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- ') && /\.(spec|test)\.tsx?`/.test(line));

/** The files of a line, each with the words of its titles that are quoted after it. */
const named = rows.flatMap((row) =>
  [...row.matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`((?:,? "[^"]+")*)/g)].map(
    ([, file = '', quoted = '']) => ({
      file,
      titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    }),
  ),
);

test('every test that the list of faults names exists, under the quoted title', () => {
  expect(rows.length).toBeGreaterThan(30);
  const missing = named.flatMap(({ file, titles }) => {
    const [path] = globSync(`{tests,src}/**/${file}`);
    if (!path || !existsSync(path)) return [file];
    const text = readFileSync(path, 'utf8');
    return titles
      .map((title) => title.replace(/,? ?\.\.\.$/, ''))
      .filter((title) => !text.includes(title))
      .map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});
