import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentFile, readContent } from '../../check/content.ts';
import { unfinishedRestore } from '../../check/unfinishedRestore.ts';
import { writeFile } from '../../yaml/writeFile.ts';
import { pathInBackup, storeBackup } from './createBackup.ts';
import { type Files, readBackup, unpack } from './readBackup.ts';

/** What a restore has done or would do. */
export type Restore = { message: string; changes: string[] };

/**
 * Restores a backup: all of it, or nothing.
 *
 * @param isPreview only says what would change
 * @throws {Refused} when the backup can't be restored, with the reasons
 */
export async function restore(zip: Uint8Array, isPreview: boolean): Promise<Restore> {
  const files = await readBackup(zip);
  const changes = changesTo(files).map(({ text }) => text);
  if (changes.length === 0) return { message: 'The backup has the same content as your files.', changes };
  if (isPreview) return { message: 'The backup can be restored. It changes:', changes };
  const previous = storeBackup(new Date());
  writeFile(unfinishedRestore, instruction(previous));
  try {
    replaceAll(files);
  } catch (error) {
    undoUnfinishedRestore();
    throw error;
  }
  rmSync(unfinishedRestore);
  return {
    message: `Restored. Your content from before is in ${previous}, in the project's folder.`,
    changes: [],
  };
}

const instruction = (previous: string) => `${previous}

The restore of a backup was interrupted, so the content may be incomplete. Run "npm run edit" once: it puts the
content from before back, which is in the zip file above.
`;

/**
 * Puts back the content from before a restore that did not finish.
 *
 * @returns true if there was one
 */
export function undoUnfinishedRestore(): boolean {
  if (!existsSync(unfinishedRestore)) return false;
  const [previous = ''] = readFileSync(unfinishedRestore, 'utf8').split('\n');
  replaceAll(unpack(readFileSync(previous)));
  rmSync(unfinishedRestore);
  return true;
}

/** The files that differ, each with what happens to it. */
function changesTo(files: Files): { path: string; bytes: Uint8Array | undefined; text: string }[] {
  const now = readContent();
  return [...new Set([...now.keys(), ...files.keys()])].sort().flatMap((path) => {
    const bytes = files.get(path);
    if (bytes && now.has(path) && readFileSync(contentFile(path)).equals(bytes)) return [];
    const what = !bytes ? 'is removed' : now.has(path) ? 'changes' : 'comes back';
    return [{ path, bytes, text: `${pathInBackup(path)} ${what}` }];
  });
}

/** File by file, each with a rename: Windows refuses to rename a folder that the dev server watches. */
function replaceAll(files: Files): void {
  for (const { path, bytes } of changesTo(files)) {
    const file = contentFile(path);
    mkdirSync(dirname(file), { recursive: true });
    if (bytes) writeFile(file, bytes);
    else rmSync(file);
  }
}
