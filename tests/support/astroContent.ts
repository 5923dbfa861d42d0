import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { load } from 'js-yaml';
import { collectionSchemas } from '#schemas/collections.ts';
import { fixtureContent } from './fixture.ts';

let source = fixtureContent;

/** Reads another content folder than the fixture's from now on. */
export const readContentOf = (other: string) => {
  source = other;
};

/** What a test changes in the fixture's content: the new values of a file's fields, which may be a new file, or `undefined` for no such file. */
export const changes = new Map<string, Record<string, unknown> | undefined>();

/** What Astro's `getCollection` gives for the fixture's content or another folder's, so that a test can call a query without Astro. */
export async function getCollection(name: keyof typeof collectionSchemas | 'hindi') {
  const pattern = name === 'hindi' ? 'hi/**/*.yaml' : collectionSchemas[name].pattern;
  const changed = [...changes.keys()].filter((file) => matchesGlob(file, pattern));
  return [...new Set([...globSync(pattern, { cwd: source }), ...changed])]
    .filter((file) => !changes.has(file) || changes.get(file))
    .map((file) => ({
      id: name === 'hindi' ? file.replace(/^hi\/|\.yaml$/g, '') : basename(file, '.yaml'),
      data: { ...written(join(source, file)), ...changes.get(file) },
    }));
}

const parsed = new Map<string, object>();

/** What stands in a file. Tests change no file, so each is read once. */
function written(file: string): object {
  const known = parsed.get(file) ?? (existsSync(file) ? (load(readFileSync(file, 'utf8')) as object) : {});
  parsed.set(file, known);
  return structuredClone(known);
}
