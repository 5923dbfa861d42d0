import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentFiles, nameOf, notShown } from './componentFiles.ts';

const page = globSync('src/design/*.astro')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** True for a component that the page imports and has a caption for. */
const isShown = (file: string) =>
  page.includes(` from '${file.replace('src/', '#')}'`) && page.includes(`<Component name="${nameOf(file)}"`);

test.each(componentFiles())('/design shows %s, or says why not', (file) => {
  expect(
    isShown(file) || file in notShown,
    'show it in src/design with <Component name="...">, or add it to notShown with the reason',
  ).toBe(true);
});

test('there is a reason only for components that /design does not show', () => {
  const files = componentFiles();
  expect(files.length).toBeGreaterThan(50);
  expect(Object.keys(notShown).filter((file) => isShown(file) || !files.includes(file))).toEqual([]);
});

test('no two component files have the same name', () => {
  const names = componentFiles().map(nameOf);
  expect(names).toEqual([...new Set(names)]);
});
