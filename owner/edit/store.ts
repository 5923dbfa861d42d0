import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse, stringify } from 'yaml';
import { slugPattern } from '#schemas/slug.ts';
import { type Collections, filesOf, jsonSchemaOf, siteCollections } from '../check/collections.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem, type Problem } from '../check/problem.ts';
import { schemaLine } from '../check/schemaFiles.ts';
import { textProblems } from '../check/textProblems.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { formContent } from './formContent.ts';

/** A request that is refused. The message is for the owner. */
export class Refused extends Error {}

/** The parameters that Decap CMS's `proxy` backend sends with an action. */
type Params = {
  folder?: string;
  files?: { path: string }[];
  path?: string;
  paths?: string[];
  dataFiles?: { path: string; raw: string }[];
};

/**
 * Answers Decap CMS's requests for files. It reads and writes content files only, and writes only what the
 * build accepts.
 *
 * @throws {Refused} when the path is not that of a content file, or the content is not allowed
 */
export function answer(action: string, params: Params, collections: Collections = siteCollections): unknown {
  const collectionAt = (path = '') => collectionOf(path, collections);
  const read = (path = '') => {
    collectionAt(path);
    if (!existsSync(path)) throw new Refused(`There is no file ${path}.`);
    return { data: readFileSync(path, 'utf8'), file: { path, id: path } };
  };
  switch (action) {
    case 'entriesByFolder':
      collectionAt(`${params.folder}/any.yaml`);
      return globSync(`${params.folder}/*.yaml`)
        .sort()
        .map((path) => read(path));
    case 'entriesByFiles':
      return (params.files ?? []).map(({ path }) => read(path));
    case 'getEntry':
      return read(params.path);
    case 'persistEntry':
      for (const { path, raw } of params.dataFiles ?? []) save(path, raw, collectionAt(path));
      return { message: 'saved' };
    case 'deleteFiles':
      for (const path of params.paths ?? []) {
        collectionAt(path);
        remove(path, collections);
      }
      return { message: 'deleted' };
    case 'getMedia':
      return [];
    case 'getDeployPreview':
      return null;
    default:
      throw new Refused(`The editor can't do this: ${action}.`);
  }
}

function save(path: string, raw: string, [name, { schema }]: ReturnType<typeof collectionOf>): void {
  const json = jsonSchemaOf(schema);
  const content = formContent(parse(raw), json);
  const text = existsSync(path)
    ? writeYaml(readFileSync(path, 'utf8'), content)
    : `${schemaLine(path, name)}\n${stringify(content, { lineWidth: 0 })}`;
  refuseIfWrong('Not saved.', textProblems(path, text, { schema, json }));
  writeFile(path, text);
}

/** Deletes a file. If other files refer to it, the file is restored and the error lists them. */
function remove(path: string, collections: Collections): void {
  const text = readFileSync(path, 'utf8');
  const before = new Set(findProblems(collections).map(formatProblem));
  rmSync(path);
  const newProblems = findProblems(collections).filter((problem) => !before.has(formatProblem(problem)));
  if (newProblems.length > 0) writeFile(path, text);
  refuseIfWrong('Not deleted.', newProblems);
}

function refuseIfWrong(outcome: string, problems: Problem[]): void {
  if (problems.length > 0) throw new Refused(`${outcome} ${problems.map(formatProblem).join('\n')}`);
}

/** The collection of a content file. Refuses every other path, so that other files can't be reached. */
function collectionOf(path: string, collections: Collections) {
  const found = Object.entries(collections).find(([, collection]) => {
    const pattern = filesOf(collection);
    if (!pattern.includes('*')) return path === pattern;
    const name = basename(path, '.yaml');
    return path === `${dirname(pattern)}/${name}.yaml` && slugPattern.test(name);
  });
  if (!found)
    throw new Refused(
      `${path} is not a content file. A file name has small letters, digits and single hyphens only.`,
    );
  return found;
}
