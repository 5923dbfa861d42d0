import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

/**
 * What takes long to make and comes out the same from the same things: made once, and kept in `.generated/` between builds.
 *
 * @param folder of `.generated/` that it is kept in
 * @param ending of its file
 * @param madeOf all that it depends on, as JSON can write it; another one is made when this changes
 */
export async function kept(
  folder: string,
  ending: 'png' | 'woff2',
  madeOf: unknown,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(madeOf)).digest('hex').slice(0, 16);
  const file = `.generated/${folder}/${name}.${ending}`;
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(`.generated/${folder}`, { recursive: true });
    await writeFile(file, made);
    return made;
  }
}
