import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from './brotliSize.ts';

/** What the resume maker fetches besides its form: the worker that writes the file, and the file's fonts. */
const fileWriter = ['fileWriter*.js', 'resume-regular*.ttf', 'resume-semibold*.ttf'];

/** What the search field fetches when it is focused: its script, which has the library in it, and the larger index. */
const search = ['searchScript*.js', '../hi/search.json'];

export const weighFileWriter = (root = 'dist') => weigh(fileWriter, root);

export const weighSearch = (root = 'dist') => weigh(search, root);

/** @throws {Error} when a part is not there, so that no part goes unweighed under a new name */
async function weigh(parts: readonly string[], root: string): Promise<number> {
  const files = parts.flatMap((part) => {
    const found = globSync(join(root, '_astro', part));
    if (found.length === 0) throw new Error(`There is no ${part} in ${root}/_astro`);
    return found;
  });
  const sizes = await Promise.all(files.map((file) => brotliSize(readFileSync(file))));
  return sizes.reduce((total, size) => total + size, 0);
}
