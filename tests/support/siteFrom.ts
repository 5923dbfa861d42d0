import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { load } from 'js-yaml';
import { type Collection, collectionSchemas } from '#schemas/collections.ts';
import type { Content } from '#site/content.ts';
import { sitesOf } from '#site/site.ts';
import { fixtureContent } from './fixture.ts';

/** What a test changes in content: the new values of a file's fields, which may be a new file, or `undefined` for no such file. */
export type Changes = Record<string, Record<string, unknown> | undefined>;

/** The site of the fixture's content, or of another folder's, in both languages, made without Astro. */
export function siteFrom(changes: Changes = {}, folder = fixtureContent) {
  const kinds: [string, Collection][] = Object.entries(collectionSchemas);
  const read = kinds.map(([name, { pattern }]) => [
    name,
    filesOf(folder, pattern, changes).map(({ file, data }) => ({ id: basename(file, '.yaml'), data })),
  ]);
  const hindi = filesOf(folder, 'hi/**/*.yaml', changes).map(({ file, data }) => ({
    id: file.replace(/^hi\/|\.yaml$/g, ''),
    data,
  }));
  return sitesOf({ ...Object.fromEntries(read), hindi } as Content);
}

const filesOf = (folder: string, pattern: string, changes: Changes) =>
  [
    ...new Set([
      ...globSync(pattern, { cwd: folder }),
      ...Object.keys(changes).filter((file) => matchesGlob(file, pattern)),
    ]),
  ]
    .filter((file) => !(file in changes) || changes[file])
    .map((file) => ({ file, data: { ...written(join(folder, file)), ...changes[file] } }));

const parsed = new Map<string, object>();

/** What stands in a file. Tests change no file, so each is read once. */
function written(file: string): object {
  const known = parsed.get(file) ?? (existsSync(file) ? (load(readFileSync(file, 'utf8')) as object) : {});
  parsed.set(file, known);
  return structuredClone(known);
}
