import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '#schemas/contentFolder.ts';
import { pictureFolders } from '#schemas/picture.ts';
import { rememberOnly } from '../yaml/perText.ts';

/**
 * All content, as the site would be built from it: the text of each file by its path under the content folder,
 * such as `cities/agra.yaml`. Pictures are there too, by their path from the project's folder, such as
 * `public/clients/oak.webp`, and so are files that are no content. Their text is empty.
 */
export type Content = ReadonlyMap<string, string>;

/** Texts and pictures by their path. Undefined stands for a file that is removed. */
export type Changes = Map<string, string | Uint8Array | undefined>;

/** What was read last, and the version of each file then. */
let last = { versions: new Map<string, string>(), content: new Map() as Content };

/** Only files that have changed since are read again. Without a change, the content is the same object. */
export function readContent(): Content {
  const pictures = pictureFolders.flatMap((folder) =>
    filesIn(`public/${folder}`).map((name) => `public/${folder}/${name}`),
  );
  const versions = new Map([...filesIn(contentFolder), ...pictures].sort().flatMap(versionsOf));
  if (isDeepStrictEqual(versions, last.versions)) return last.content;
  const textOf = (path: string) => (path.endsWith('.yaml') ? readFileSync(contentFile(path), 'utf8') : '');
  const read = [...versions].map(([path, version]): [string, string] => {
    const known = last.versions.get(path) === version ? last.content.get(path) : undefined;
    return [path, known ?? textOf(path)];
  });
  last = { versions, content: new Map(read) };
  rememberOnly(last.content.values());
  return last.content;
}

/** The path with its version, another one after each change, whatever program makes it. None for a folder, or if the file is gone since it was listed. */
function versionsOf(path: string): [string, string][] {
  const found = statSync(contentFile(path), { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? [[path, `${found.ino} ${found.size} ${found.mtimeNs}`]] : [];
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

/** Hidden files, such as .DS_Store and what a crash has left of a write, are left out. */
const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !/(^|\/)\./.test(path));

/** The file on this computer that has a path of the content. */
export const contentFile = (path: string) => (path.startsWith('public/') ? path : join(contentFolder, path));

/** The slugs of the entries in a folder, or the file names of the pictures, in alphabetical order. */
export const namesIn = (folder: string, content: Content) =>
  [...content.keys()]
    .filter((path) => dirname(path) === folder)
    .map((path) => basename(path, '.yaml'))
    .sort();
