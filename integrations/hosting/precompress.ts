import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { brotli } from './brotli.ts';
import { compressible } from './headers.ts';

/** The encoders by file ending, at their best quality: a file is compressed once and sent many times. */
const encoders = {
  br: (content: Buffer) => brotli(content),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes .br and .gz files where they are smaller. Returns how many files have at least one of the two. */
export async function precompress(folder: string): Promise<number> {
  const files = globSync(`${folder}/**/*.{${compressible.join(',')}}`);
  const queue = files.values();
  let done = 0;
  // Eight files at a time: a site of 10,000 pages does not fit into memory.
  const workers = Array.from({ length: 8 }, async () => {
    for (const file of queue) if (await precompressFile(file)) done++;
  });
  await Promise.all(workers);
  return done;
}

async function precompressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  const written = await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const smaller = await encode(content);
      if (smaller.length >= content.length) return false;
      await writeFile(`${file}.${ending}`, smaller);
      return true;
    }),
  );
  return written.includes(true);
}
