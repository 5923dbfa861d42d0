import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const rules = new Set(
  [...readFileSync('docs/specification.md', 'utf8').matchAll(/^- \*\*(\d+\.\d+)\*\*|^## (\d+)\./gm)].map(
    ([, rule, section]) => rule ?? section,
  ),
);

/** The rule numbers in `specification 5.2`, `specification 3.5, 3.6`, `specification 5 to 8` and the like. */
const references = (text: string) =>
  [...text.matchAll(/\bspecification (\d+(?:\.\d+)?(?:(?:,| and| to) \d+(?:\.\d+)?)*)/g)].flatMap(
    ([, numbers = '']) => numbers.match(/\d+(\.\d+)?/g) ?? [],
  );

test('every reference to the specification names an existing rule', () => {
  const files = projectFiles('ts', 'tsx', 'astro', 'js', 'css', 'md');
  const unknown = files.flatMap((file) =>
    references(readFileSync(file, 'utf8'))
      .filter((number) => !rules.has(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(rules.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
