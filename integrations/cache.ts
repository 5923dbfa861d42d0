import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const root = '.generated/cache';

/**
 * What takes long to make and is always the same for the same inputs, such as a drawn picture: made once, and read from
 * `.generated/cache/` by later builds.
 *
 * @param folder of the cache
 * @param extension of the file
 * @param inputs all that the result depends on, as JSON can write it
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
    const made = await make();
    await mkdir(`${root}/${folder}`, { recursive: true });
    // Under another name first: who makes the same at the same time must never read half a file.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}
