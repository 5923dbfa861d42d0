import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** No vowels: content blockers hide elements whose class is "ad". */
const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const names = new Map<string, string>();

/**
 * The class of a CSS Module as pages carry it: two letters, the same in every build of the same styles. The usual
 * hashes can't be compressed; on the home page alone they were 0.3 KB.
 */
export function shortName(name: string, file: string): string {
  const key = `${relative('.', file.replace(/\?.*/, ''))} ${name}`;
  const known = names.get(key) ?? numbered(names.size);
  names.set(key, known);
  return known;
}

function numbered(index: number): string {
  const first = index < letters.length ? '' : numbered(Math.floor(index / letters.length) - 1);
  return `${first}${letters[index % letters.length]}`;
}

// All of them at once and in order, so that the numbers don't hang on which style a build meets first.
for (const file of globSync('src/**/*.module.css').sort()) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi))
    shortName(name ?? '', file);
}
