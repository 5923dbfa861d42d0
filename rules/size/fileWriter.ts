import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from './brotliSize.ts';

/** What the resume maker fetches when "Make my resume" is pressed: the library, what calls it, and the file's fonts. */
const parts = ['pdfkit*.js', 'writePdf*.js', 'resume-regular*.ttf', 'resume-semibold*.ttf'];

/**
 * The bytes of what writes a resume's file, after brotli.
 *
 * @param root the folder of the built site
 * @throws {Error} when a part is not there, so that no part goes unweighed under a new name
 */
export async function weighFileWriter(root = 'dist'): Promise<number> {
  const files = parts.flatMap((part) => {
    const found = globSync(join(root, '_astro', part));
    if (found.length === 0) throw new Error(`There is no ${part} in ${root}/_astro`);
    return found;
  });
  const sizes = await Promise.all(files.map((file) => brotliSize(readFileSync(file))));
  return sizes.reduce((total, size) => total + size, 0);
}
