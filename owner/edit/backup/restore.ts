import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { readContent } from '../../check/content.ts';
import { updateSchemas } from '../../check/schemaFiles.ts';
import { writeFile } from '../../yaml/writeFile.ts';
import { Refused } from '../refused.ts';
import { currentFiles, pathOnDisk } from './backupFiles.ts';
import { storeBackup } from './createBackup.ts';
import { readBackup } from './readBackup.ts';
import { stage, stagedPath } from './stage.ts';
import { oldPath, restoreFolder, type Undo, undoFile, undoInterruptedRestore } from './undo.ts';

/** What a restore would do, as paths in the backup. `seen` names the content with which it was compared. */
export type Changes = { added: string[]; changed: string[]; removed: string[]; same: number; seen: string };

let isRunning = false;

/**
 * Restores a backup: all of it, or nothing. Without `seen` it only checks the backup and returns the changes.
 *
 * @param seen from the changes that the owner has seen; the content must still be the same
 * @returns the changes; and, if they were made, the path of a backup of the content from before
 * @throws {BackupRefused} when the backup can't be restored
 */
export async function restore(
  zip: Uint8Array,
  seen?: string,
): Promise<{ changes: Changes; previous?: string }> {
  if (isRunning) throw new Refused('Another backup is being restored. Please try again in a minute.');
  isRunning = true;
  try {
    const files = await readBackup(zip);
    await stage(files);
    const changes = changesTo(files);
    if (seen === undefined) return { changes };
    if (seen !== changes.seen)
      throw new Refused('Not restored: the content has changed meanwhile. Please choose the backup again.');
    const previous = storeBackup(new Date());
    replaceFiles(changes);
    updateSchemas(readContent());
    return { changes, previous };
  } finally {
    // If even the undoing failed, its copies stay for the next start.
    if (!existsSync(undoFile)) rmSync(restoreFolder, { recursive: true, force: true });
    isRunning = false;
  }
}

function changesTo(files: Map<string, Uint8Array>): Changes {
  const current = currentFiles();
  const hash = createHash('sha256');
  const same = new Set<string>();
  for (const [path, file] of current) {
    const bytes = readFileSync(file);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    if (bytes.equals(files.get(path) ?? Buffer.of())) same.add(path);
  }
  const paths = [...files.keys()].sort();
  return {
    added: paths.filter((path) => !current.has(path)),
    changed: paths.filter((path) => current.has(path) && !same.has(path)),
    removed: [...current.keys()].filter((path) => !files.has(path)),
    same: same.size,
    seen: hash.digest('hex'),
  };
}

/**
 * Replaces file by file, each with a rename. A swap of the whole folder would be shorter, but Windows refuses
 * to rename a folder that the dev server watches. If one file fails, or the program is ended, all are put back
 * (undo.ts).
 */
function replaceFiles({ added, changed, removed }: Changes): void {
  const undo: Undo = { added, replaced: [...changed, ...removed] };
  for (const path of undo.replaced) {
    mkdirSync(dirname(oldPath(path)), { recursive: true });
    copyFileSync(pathOnDisk(path), oldPath(path));
  }
  writeFile(undoFile, JSON.stringify(undo));
  try {
    for (const path of [...added, ...changed]) {
      mkdirSync(dirname(pathOnDisk(path)), { recursive: true });
      renameSync(stagedPath(path), pathOnDisk(path));
    }
    for (const path of removed) rmSync(pathOnDisk(path));
    rmSync(undoFile);
  } catch (error) {
    undoInterruptedRestore();
    throw error;
  }
}
