import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const root = '.generated/cache';

type Cache = (inputs: unknown, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * A cache in `.generated/cache/` for results that are slow to make. A result is made again when its inputs (as JSON) or a
 * source change.
 *
 * @param sources patterns of the files on which every result depends: the code that makes it, fonts, and the
 *   package.json of libraries, for their versions
 * @throws {Error} when there is no file for a pattern: the cache would not notice a change
 */
export function createCache(folder: string, extension: 'png' | 'woff2', sources: string[]): Cache {
  const code = createHash('sha256');
  for (const pattern of sources) {
    const files = globSync(pattern, { exclude: ['**/*.test.ts'] }).sort();
    if (files.length === 0) throw new Error(`The cache of ${folder} depends on ${pattern}: no such file`);
    for (const file of files) code.update(readFileSync(file));
  }
  const version = code.digest('hex');

  return async (inputs, make) => {
    const name = createHash('sha256')
      .update(version)
      .update(JSON.stringify(inputs))
      .digest('hex')
      .slice(0, 16);
    const file = `${root}/${folder}/${name}.${extension}`;
    try {
      return await readFile(file);
    } catch {
      const result = await make();
      await mkdir(`${root}/${folder}`, { recursive: true });
      // Written under another name first: a parallel build must never read half a file.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, result);
      await rename(unfinished, file);
      return result;
    }
  };
}
