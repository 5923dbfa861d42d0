import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { pictureFolders } from '#schemas/picture.ts';
import { rememberOnly } from '../yaml/perText.ts';

/**
 * All content, as the site would be built from it: the text of each file by its path under the content folder,
 * such as `cities/agra.yaml`. Pictures are there too, by their path from the project's folder, such as
 * `public/clients/oak.webp`, and so are files that are no content. Their text is empty.
 */
export type Content = Map<string, string>;

/** Texts and pictures by their path. Undefined stands for a file that is removed. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/** `changes` are used instead of what the files hold: texts, pictures, undefined for a file that is removed. */
export function readContent(changes: Changes = new Map()): Content {
  const content: Content = new Map();
  for (const path of filesIn(contentFolder))
    content.set(path, path.endsWith('.yaml') ? readFileSync(contentFile(path), 'utf8') : '');
  for (const folder of pictureFolders)
    for (const name of filesIn(`public/${folder}`)) content.set(`public/${folder}/${name}`, '');
  rememberOnly(content.values());
  return withChanges(content, changes);
}

/** The content as it would be after changes. */
export function withChanges(before: Content, changes: Changes): Content {
  const content = new Map(before);
  for (const [path, text] of changes) {
    if (text === undefined) content.delete(path);
    else content.set(path, typeof text === 'string' ? text : '');
  }
  return content;
}

/** Hidden files, such as .DS_Store and the folder of the JSON Schemas, are left out. */
const filesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => withSlashes(relative(folder, join(parentPath, name))))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort();

/** The file on this computer that has a path of the content. */
export const contentFile = (path: string) => (path.startsWith('public/') ? path : join(contentFolder, path));

const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** The slugs of the entries in a folder, or the file names of the pictures, in alphabetical order. */
export const namesIn = (folder: string, content: Content) =>
  [...content.keys()]
    .filter((path) => dirname(path) === folder)
    .map((path) => basename(path, '.yaml'))
    .sort();
