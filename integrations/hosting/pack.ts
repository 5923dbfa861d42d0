import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fonts and pictures are packed already. */
export const shrinks = (file: string) => /\.(css|html|ico|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file);

/** As hard as they go, by the ending of the packed file: it is done once, and sent many times. */
export const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lays a .br and a .gz beside each file of a folder that shrinks by it; returns how many files have both or one. */
export async function packFolder(folder: string): Promise<number> {
  const files = globSync(`${folder}/**/*`).filter(shrinks);
  const queue = files.values();
  let done = 0;
  // A few at a time: a site of 10,000 pages does not fit into memory.
  const workers = Array.from({ length: 8 }, async () => {
    for (const file of queue) if (await packFile(file)) done++;
  });
  await Promise.all(workers);
  return done;
}

async function packFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  const twins = await Promise.all(
    Object.entries(pack).map(async ([ending, way]) => {
      const smaller = await way(content);
      if (smaller.length >= content.length) return false;
      await writeFile(`${file}.${ending}`, smaller);
      return true;
    }),
  );
  return twins.includes(true);
}
