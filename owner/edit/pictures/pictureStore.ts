import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { parse } from 'yaml';
import { filesWithPicture, pictureKindIn, picturesIn } from '../../check/pictures.ts';
import { writeFile } from '../../yaml/writeFile.ts';
import { nameOf } from '../references.ts';
import { Refused } from '../refused.ts';
import { preparePicture } from './preparePicture.ts';

/** The parameters of Decap CMS's requests for pictures. */
type Params = { mediaFolder?: string; path?: string; asset?: { path: string; content: string } };

/**
 * Answers Decap CMS's requests for pictures. Undefined for other requests.
 *
 * @throws {Refused} when the picture or its folder is not allowed
 */
export async function answerAboutPictures(action: string, params: Params): Promise<unknown> {
  switch (action) {
    case 'getMedia': {
      const folder = params.mediaFolder ?? '';
      folderKind(folder);
      return picturesIn(folder).map((name) => picture(`${folder}/${name}`));
    }
    case 'getMediaFile':
      return picture(existing(params.path ?? ''));
    case 'persistMedia': {
      const { path = '', content = '' } = params.asset ?? {};
      return picture(await addPicture(dirname(path), basename(path), Buffer.from(content, 'base64')));
    }
    default:
      return undefined;
  }
}

/** True for the path of a file in a folder with pictures. */
export const isPicturePath = (path: string) => pictureKindIn(dirname(path)) !== undefined;

/**
 * Stores an uploaded picture. Never replaces another picture: the same picture is used again, and another one
 * with the same name gets a number.
 *
 * @returns the path of the stored picture
 */
export async function addPicture(folder: string, fileName: string, uploaded: Uint8Array): Promise<string> {
  const { name, bytes } = await preparePicture(folderKind(folder), fileName, uploaded);
  const extension = extname(name);
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const path = `${folder}/${basename(name, extension)}${suffix}${extension}`;
    if (existsSync(path)) {
      if (readFileSync(path).equals(bytes)) return path;
      continue;
    }
    mkdirSync(folder, { recursive: true });
    writeFile(path, bytes);
    return path;
  }
}

/**
 * Deletes a picture.
 *
 * @throws {Refused} when content refers to it, with the files that do
 */
export function deletePicture(path: string): void {
  existing(path);
  const users = filesWithPicture(path);
  if (users.length > 0) {
    const names = users.map((file) => `${nameOf(file, parse(readFileSync(file, 'utf8')))} (${file})`);
    throw new Refused(`Not deleted. ${basename(path)} is still used by: ${names.join(', ')}.`);
  }
  rmSync(path);
}

function folderKind(folder: string) {
  const kind = pictureKindIn(folder);
  if (!kind) throw new Refused(`${folder || 'This folder'} is not a folder for pictures.`);
  return kind;
}

/** True for the path of an existing file in a folder with pictures. */
export const isPicture = (path: string) =>
  isPicturePath(path) && picturesIn(dirname(path)).includes(basename(path));

/** The path of a picture, as given. Refuses other paths, so that other files can't be reached. */
function existing(path: string): string {
  if (!isPicture(path)) throw new Refused(`There is no picture ${path}.`);
  return path;
}

/** A picture as Decap CMS expects it. */
const picture = (path: string) => ({
  id: path,
  path,
  name: basename(path),
  content: readFileSync(path).toString('base64'),
  encoding: 'base64',
});
