import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fieldAt } from './agencyFields.ts';
import { readContentFile } from './contentFile.ts';

/** The sample as it was delivered; tells a value that was replaced from one that was not. */
const folder = join(import.meta.dirname, 'sample');

const files = globSync('**/*.yaml', { cwd: folder })
  .map((file) => readContentFile(join(folder, file)))
  .map(({ file, values }) => ({ file: `content/${relative(folder, file).replaceAll(sep, '/')}`, values }));

const keyOf = (file: string, path: readonly (string | number)[]) => `${file} ${path.join('.')}`;

const texts = new Map(
  files.flatMap(({ file, values }) => values.map(({ path, value }) => [keyOf(file, path), value])),
);

/** What the sample said at this place, or `undefined` where it said nothing. */
export const sampleAt = (file: string, path: readonly (string | number)[]) => texts.get(keyOf(file, path));

/** Invented names: the agency's own, and those of its clients. No such firms are meant. */
export const inventedNames = new Set(
  files.flatMap(({ file, values }) =>
    values
      .filter(({ path: [first, second] }) => {
        const isFirm = file.endsWith('/agency.yaml') || file.includes('/clients/');
        return isFirm && ((first === 'name' && second === undefined) || first === 'clientNames');
      })
      .map(({ value }) => String(value)),
  ),
);

/** True where a value of the sample could be a real agency's as well. */
export function mayStay(file: string, path: readonly (string | number)[]): boolean {
  if (file === 'content/agency.yaml') return fieldAt(path)?.mayStay ?? !isAsked(path);
  return path[0] === 'sample' || path[0] === 'industry';
}

const isAsked = (path: readonly (string | number)[]) => fieldAt(path) !== undefined;
