import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse, stringify } from 'yaml';
import { slugPattern } from '#schemas/slug.ts';
import { printed } from '../check/entryProblem.ts';
import { findEntryProblems, textProblems } from '../check/findEntryProblems.ts';
import { collections, jsonSchemaOf } from '../check/jsonSchema.ts';
import { schemaLine } from '../check/schemaFiles.ts';
import { merged } from './merged.ts';
import { tidied } from './tidied.ts';

/** A request that can't be met, in words for the owner. */
export class Refused extends Error {}

type Params = {
  folder?: string;
  files?: { path: string }[];
  path?: string;
  paths?: string[];
  dataFiles?: { path: string; raw: string }[];
};

/**
 * Answers Decap CMS's requests for files (the actions of its `proxy` backend). It reads and writes content files and no others,
 * and writes nothing that the build would refuse.
 *
 * @throws {Refused} when the file is none of the content's, or what it would say is not allowed
 */
export function answer(action: string, params: Params): unknown {
  const all = (paths: string[]) => paths.map(entry);
  switch (action) {
    case 'entriesByFolder':
      return all(globSync(`${folderOf(params.folder)}/*.yaml`).sort());
    case 'entriesByFiles':
      return all((params.files ?? []).map(({ path }) => path));
    case 'getEntry':
      return entry(params.path ?? '');
    case 'persistEntry':
      for (const file of params.dataFiles ?? []) save(file.path, file.raw);
      return { message: 'saved' };
    case 'deleteFiles':
      for (const path of params.paths ?? []) remove(path);
      return { message: 'deleted' };
    case 'getMedia':
      return [];
    case 'getDeployPreview':
      return null;
    default:
      throw new Refused(`The editor can not do this here: ${action}`);
  }
}

const entry = (path: string) => {
  collectionOf(path);
  if (!existsSync(path)) throw new Refused(`There is no file ${path}`);
  return { data: readFileSync(path, 'utf8'), file: { path, id: path } };
};

function save(path: string, raw: string): void {
  const [name, { schema }] = collectionOf(path);
  const json = jsonSchemaOf(schema);
  const content = tidied(parse(raw), json);
  const after = existsSync(path)
    ? merged(readFileSync(path, 'utf8'), content)
    : `${schemaLine(path, name)}
${stringify(content, { lineWidth: 0 })}`;
  refuseProblems(textProblems(path, after, { schema, json }).map(printed));
  writeFileSync(path, after);
}

/** Takes a file away, unless the site needs it: then it stays, and the owner is told who refers to it. */
function remove(path: string): void {
  collectionOf(path);
  const text = readFileSync(path, 'utf8');
  const before = new Set(findEntryProblems().map(printed));
  rmSync(path);
  const caused = findEntryProblems()
    .map(printed)
    .filter((problem) => !before.has(problem));
  if (caused.length > 0) writeFileSync(path, text);
  refuseProblems(caused);
}

function refuseProblems(problems: string[]): void {
  if (problems.length > 0) throw new Refused(`Not saved. ${problems.join('\n')}`);
}

function folderOf(folder = ''): string {
  if (collections.some(([, { pattern }]) => `content/${pattern}` === `${folder}/*.yaml`)) return folder;
  throw new Refused(`No folder of the content is called ${folder}`);
}

/** The collection that a file belongs to. Anything else on this computer is no business of the editor's. */
function collectionOf(path: string) {
  const found = collections.find(
    ([, { pattern }]) =>
      path === `content/${pattern}` ||
      (pattern.includes('*') &&
        dirname(path) === `content/${dirname(pattern)}` &&
        slugPattern.test(basename(path, '.yaml')) &&
        path.endsWith('.yaml')),
  );
  if (!found) throw new Refused(`No content file can be called ${path}`);
  return found;
}
