import { extname, posix } from 'node:path';
import { unzipSync } from 'fflate';
import { pictureKindIn } from '../../check/pictures.ts';
import { checkStoredPicture, mostPictureBytes } from '../pictures/preparePicture.ts';
import { Refused } from '../refused.ts';
import { readmeName } from './createBackup.ts';

/** Limits against a zip file that fills the computer's memory or disk. */
export const mostZipBytes = 60_000_000;
const mostFiles = 20_000;
const mostUnpackedBytes = 200_000_000;
const mostTextBytes = 1_000_000;

/** A backup that can't be restored, with each reason. */
export class BackupRefused extends Refused {
  problems: string[];
  constructor(problems: string[]) {
    super('This backup was not restored. Nothing has changed.');
    this.problems = problems;
  }
}

/**
 * Reads a backup: each file by its path, such as `content/cities/agra.yaml`. Nothing is written.
 *
 * @throws {BackupRefused} when the file is not a zip, or has files that do not belong into a backup
 */
export async function readBackup(zip: Uint8Array): Promise<Map<string, Uint8Array>> {
  const files = unpack(zip);
  const problems = [...files].flatMap(([path, bytes]) => pathProblem(path, bytes.length) ?? []);
  if (!files.has('content/agency.yaml')) problems.push('There is no content/agency.yaml in this file.');
  if (problems.length > 0) throw new BackupRefused(problems);
  for (const [path, bytes] of files) {
    const problem = await pictureProblem(path, bytes);
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw new BackupRefused(problems);
  return files;
}

function unpack(zip: Uint8Array): Map<string, Uint8Array> {
  if (zip.length > mostZipBytes) throw new BackupRefused(['The zip file has more than 60 MB.']);
  const paths = new Set<string>();
  const sizes = new Map<string, number>();
  let unpacked = 0;
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        // Folders have entries of their own. macOS and Windows add hidden files when they pack a zip.
        if (name.endsWith('/') || name === readmeName || isOfSystem(name)) return false;
        if (paths.has(name)) throw new BackupRefused([`${name} is in the zip file twice.`]);
        unpacked += originalSize;
        if (paths.add(name).size > mostFiles || unpacked > mostUnpackedBytes)
          throw new BackupRefused(['The zip file has too many files, or they are too large.']);
        sizes.set(name, originalSize);
        return true;
      },
    });
    const damaged = Object.keys(files).find((name) => files[name]?.length !== sizes.get(name));
    if (damaged) throw new BackupRefused([`The zip file is damaged at ${damaged}.`]);
    return new Map(Object.entries(files));
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(['This is not a zip file that can be read. It may be damaged.']);
  }
}

const isOfSystem = (name: string) => /^__MACOSX\/|(^|\/)(\.DS_Store|desktop\.ini|Thumbs\.db)$/.test(name);

/** What is wrong with a path, or the size of its file. Nothing is ever written to a path with a problem. */
function pathProblem(path: string, size: number): string | undefined {
  const isPlain = /^[\w./-]+$/.test(path) && posix.normalize(path) === path && !/(^|\/)\.|^\//.test(path);
  if (!isPlain) return `${path} is not a path that a backup has.`;
  if (path.startsWith('content/')) {
    if (extname(path) !== '.yaml') return `${path} is not a content file: those end in .yaml.`;
    return size > mostTextBytes ? `${path} has more than 1 MB.` : undefined;
  }
  if (!pictureKindIn(posix.dirname(path)))
    return `${path} is not in content/, public/clients/ or public/founder/.`;
  return size > mostPictureBytes ? `${path} has more than 10 MB.` : undefined;
}

async function pictureProblem(path: string, bytes: Uint8Array): Promise<string | undefined> {
  const kind = pictureKindIn(posix.dirname(path));
  if (!kind) return undefined;
  try {
    await checkStoredPicture(path, kind, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}
