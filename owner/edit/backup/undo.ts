import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../yaml/writeFile.ts';
import { pathOnDisk } from './backupFiles.ts';

/** The working folder of a restore. It exists only while a restore runs, or after one was interrupted. */
export const restoreFolder = '.restore';

/** The copies of the files that a restore replaces or removes. */
export const oldPath = (path: string) => join(restoreFolder, 'old', path);

/**
 * Exists from the moment in which a restore begins to change the content until it has changed all of it. Lists
 * what has to be done to get the old content back.
 */
export const undoFile = join(restoreFolder, 'undo.json');

export type Undo = { added: string[]; replaced: string[] };

/**
 * Puts back the content from before a restore that did not finish, and deletes the working folder.
 *
 * @returns true if a restore had been interrupted while it changed the content
 */
export function undoInterruptedRestore(): boolean {
  const wasInterrupted = existsSync(undoFile);
  if (wasInterrupted) {
    const { added, replaced }: Undo = JSON.parse(readFileSync(undoFile, 'utf8'));
    for (const path of added.map(pathOnDisk)) {
      if (statSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path);
    }
    for (const path of replaced) writeFile(pathOnDisk(path), readFileSync(oldPath(path)));
    rmSync(undoFile);
  }
  rmSync(restoreFolder, { recursive: true, force: true });
  return wasInterrupted;
}
