import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const root = '.generated/cache';

/**
 * Caches results that are slow to make and depend only on their inputs, such as drawn pictures, in
 * `.generated/cache/`. Calls `make` only if the cache does not have the result.
 *
 * @param folder a folder of the cache
 * @param extension of the cached file
 * @param inputs everything that the result depends on; must be serialisable as JSON
 */
export async function cached(
  folder: string,
  extension: 'png' | 'woff2',
  inputs: unknown,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
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
}
