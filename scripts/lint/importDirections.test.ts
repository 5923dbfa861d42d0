import { expect, test } from 'vitest';
import { wrongImports } from './importDirections.ts';

test.each([
  ['src/enquiry/a.ts', '#schemas/b.ts', 1],
  ['src/components/ui/A/A.tsx', '../../../queries/b.ts', 1],
  ['integrations/fonts/a.ts', '../../scripts/b.ts', 1],
  ['src/queries/a.ts', '../../tests/b.ts', 1],
  ['integrations/fonts/a.ts', '#components/b.tsx', 1],
  ['owner/tasks/a.ts', '../desk/b.ts', 1],
  ['src/components/ui/A/A.tsx', '../B/B.tsx', 0],
  ['src/islands/A/A.test.tsx', '../../../tests/support/b.ts', 0],
  ['src/components/landing/A.test.tsx', '#queries/b.ts', 0],
  ['integrations/fonts/a.ts', '#fonts/b.ts', 0],
  ['owner/check/a.ts', 'node:fs', 0],
])('%s may not import %s: %i', (file, address, count) => {
  const wrong = wrongImports(file, `import { x } from '${address}';`);
  expect(wrong).toEqual(Array(count).fill(expect.stringContaining(`${file} imports `)));
});

test('a component may import the types of a query, and nothing else', () => {
  const file = 'src/components/A/A.tsx';
  expect(wrongImports(file, "import type { X } from '#queries/b.ts';")).toEqual([]);
  expect(wrongImports(file, "import { x } from '#queries/b.ts';")).toHaveLength(1);
});

test.each([
  ['a.ts', "type X = import('#pages/b.ts').X;"],
  ['a.ts', "export { x } from '#pages/b.ts';"],
  ['a.ts', "const x = await import('#pages/b.ts');"],
  ['A.astro', "---\nimport '#pages/b.ts';\n---\n<p>x</p>"],
  ['A.astro', "---\n---\n<p>x</p>\n<script>\nimport '#pages/b.ts';\n</script>"],
])('every kind of import is found, in %s: %j', (file, text) => {
  expect(wrongImports(`src/layouts/${file}`, text)).toHaveLength(1);
});

test('a new folder needs a line in the table', () => {
  expect(wrongImports('src/new/a.ts', '')).toEqual([expect.stringContaining('no line for src/new')]);
});
