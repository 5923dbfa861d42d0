import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { slugPattern } from '#schemas/slug.ts';
import { checkText } from '../check/checkText.ts';
import { type Collections, filesOf, siteCollections } from '../check/collections.ts';
import { pathInContent, readContent } from '../check/content.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import { schemaLine } from '../check/schemaFiles.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { accept, takeAcceptance } from './acceptance.ts';
import { ConflictRefused, conflictOf } from './conflict.ts';
import { deleteEntry } from './deleteEntry.ts';
import { merged } from './fieldChanges.ts';
import { formContent } from './formContent.ts';
import { openedField, type SavedForm, takeOpened, withOpened } from './opened.ts';
import { deletePicture, isPicturePath } from './pictures/pictureStore.ts';
import { Refused } from './refused.ts';

/** The parameters that Decap CMS's `proxy` backend sends with an action; `saved` and `seen` are our page's. */
type Params = {
  folder?: string;
  files?: { path: string }[];
  path?: string;
  paths?: string[];
  dataFiles?: { path: string; raw: string }[];
  saved?: SavedForm[];
  seen?: string;
};

/**
 * Answers Decap CMS's requests for content files. It reads and writes content files only, and writes only what
 * the build accepts.
 *
 * @throws {ConflictRefused} when the file has changed since the form was opened, unless `seen` names its version
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
    case 'getEntry': {
      const { data, file } = read(params.path);
      refuseInvalidYaml(file.path, data, 'Please correct this in a text editor, then open the form again.');
      return { data: withOpened(file.path, data), file };
    }
    case 'persistEntry':
      return {
        saved: (params.dataFiles ?? []).map(({ path, raw }) => save(path, raw, collectionAt(path), params)),
      };
    case 'deleteFiles':
      for (const path of params.paths ?? []) {
        if (isPicturePath(path)) deletePicture(path);
        else {
          collectionAt(path);
          deleteEntry(path, collections);
        }
      }
      return { message: 'deleted' };
    case 'getDeployPreview':
      return null;
    default:
      throw new Refused(`The editor can't do this: ${action}.`);
  }
}

/** Saves a form. Returns what the form's next save has to send with it. */
function save(
  path: string,
  raw: string,
  [name, { schema }]: ReturnType<typeof collectionOf>,
  { saved, seen }: Params,
): SavedForm | undefined {
  const json = jsonSchemaOf(schema);
  const { values: fields, field, opened } = takeOpened(parse(raw), saved);
  const { values, isAccepted } = takeAcceptance(fields);
  const form = formContent(values, json);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (current !== undefined)
    refuseInvalidYaml(path, current, 'Not saved. Please correct this in a text editor, then save again.');
  const conflict = conflictOf(path, current, opened, form, json);
  if (conflict && (conflict.kind === 'exists' || conflict.seen !== seen)) throw new ConflictRefused(conflict);
  const content =
    conflict?.kind === 'changed' && current !== undefined
      ? merged(formContent(opened?.content, json), parse(current), form)
      : form;
  const text =
    current === undefined
      ? `${schemaLine(pathInContent(path), name)}\n${stringify(content, { lineWidth: 0 })}`
      : writeYaml(isAccepted ? accept(path, current) : current, content);
  const problems = checkText(pathInContent(path), text, { pattern: path, schema }, readContent()).map(
    ({ path: field, found, allowed }) =>
      `${labelsTo(field.split('.'), json, content)}. Now: ${found}. Allowed: ${allowed}`,
  );
  if (problems.length > 0) throw new Refused(`Not saved. ${problems.join('\n')}`);
  writeFile(path, text);
  return typeof field === 'string' ? { from: field, to: openedField(path, text) } : undefined;
}

function refuseInvalidYaml(path: string, text: string, advice: string): void {
  const [error] = parseDocument(text).errors;
  if (error) throw new Refused(`${path} has a mistake. ${advice} ${error.message}`);
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
