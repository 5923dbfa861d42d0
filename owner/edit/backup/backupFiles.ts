import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { pictureFields, picturesIn } from '../../check/pictures.ts';

/** The folders with pictures that a backup has. */
const pictureFolders: string[] = Object.values(pictureFields).map(({ folder }) => folder);

/**
 * The files that belong into a backup: all content and all pictures. Each path in the backup with the file's
 * path on this computer. The JSON Schemas are left out, because they are generated.
 */
export function currentFiles(): Map<string, string> {
  const content = globSync(`${contentFolder}/**/*.yaml`, { exclude: ['**/.*', '**/.*/**'] }).map((file) =>
    relative(contentFolder, file).replaceAll('\\', '/'),
  );
  return new Map(
    [
      ...content.map((name) => `content/${name}`),
      ...pictureFolders.flatMap((folder) => picturesIn(folder).map((name) => `${folder}/${name}`)),
    ]
      .sort()
      .map((path) => [path, pathOnDisk(path)]),
  );
}

/** The path on this computer of a file with this path in a backup. */
export const pathOnDisk = (path: string) =>
  path.startsWith('content/') ? join(contentFolder, path.slice('content/'.length)) : path;
