import { basename } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { pictureFolders } from '#schemas/picture.ts';
import { slugPattern } from '#schemas/slug.ts';
import { collectionOf } from '../check/collections.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';
import { mostPictureBytes, storedPictureProblem } from './pictures.ts';
import { Refused } from './refused.ts';

/** Limits against a zip file that fills the computer's memory or disk. */
export const mostZipBytes = 60_000_000;
const mostUnpackedBytes = 200_000_000;

/** The files of a backup, by their paths in the content: `cities/agra.yaml`, `public/clients/oak.webp`. */
export type Files = Map<string, Uint8Array>;

/** As the build would. Nothing is written. @throws {Refused} when it can't be restored, with each reason */
export async function readBackup(zip: Uint8Array): Promise<Files> {
  const files = unpack(zip);
  refuse(
    [...files.keys()]
      .filter((path) => !belongs(path))
      .map((path) => `${path} does not belong into a backup.`),
  );
  const pictures = [...files].filter(([path]) => path.startsWith('public/'));
  const problems = await Promise.all(pictures.map(([path, bytes]) => storedPictureProblem(path, bytes)));
  refuse(problems.filter((problem) => problem !== undefined));
  const texts = [...files].map(
    ([path, bytes]) => [path, path.endsWith('.yaml') ? strFromU8(bytes) : ''] as const,
  );
  refuse(findProblems(new Map(texts)).map(formatProblem));
  return files;
}

function refuse(problems: string[]): void {
  if (problems.length > 0)
    throw new Refused('This backup was not restored. Nothing has changed.', { problems });
}

/** No other file can be written: only content with a slug as its name, and pictures. */
function belongs(path: string): boolean {
  const [, folder, name = ''] = /^public\/(\w+)\/([^/]+)$/.exec(path) ?? [];
  if (pictureFolders.some((one) => one === folder)) return /^[\w-]+\.(png|webp)$/.test(name);
  return collectionOf(path) !== undefined && slugPattern.test(basename(path, '.yaml'));
}

/** What explains a backup, and what a computer's system adds when it is unpacked and zipped again. */
const besideContent = /\/$|(^|\/)(__MACOSX\/.*|\._[^/]*|README\.txt|\.DS_Store|desktop\.ini|Thumbs\.db)$/;

/** The files of a zip, which may have one folder around all of them. */
function unpack(zip: Uint8Array): Files {
  let unpacked = 0;
  const sizes = new Map<string, number>();
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (besideContent.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > mostUnpackedBytes || originalSize > mostPictureBytes)
          throw new Refused(`${name} is too large for a backup.`);
        sizes.set(name, originalSize);
        return true;
      },
    });
    refuse(
      [...sizes]
        .filter(([name, size]) => files[name]?.length !== size)
        .map(([name]) => `${name} is damaged.`),
    );
    const [first = ''] = sizes.keys();
    const [folder = ''] = /^(?!content\/|public\/)[^/]+\//.exec(first) ?? [];
    const around = [...sizes.keys()].every((name) => name.startsWith(folder)) ? folder.length : 0;
    return new Map(
      Object.entries(files).map(([name, bytes]) => [name.slice(around).replace(/^content\//, ''), bytes]),
    );
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('This is not a zip file that can be read. It may be damaged.');
  }
}
