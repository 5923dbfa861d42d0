import { readFileSync } from 'node:fs';
import { contentFile, readContent } from '../check/content.ts';
import { pathInBackup } from './createBackup.ts';
import type { Changes } from './journal.ts';
import { makeChanges } from './makeChanges.ts';
import { readBackup } from './readBackup.ts';

export type Restore = { message: string; changes: string[] };

/** All of it, or nothing. `isPreview` only says what would change. @throws {Refused} when it can't, with the reasons */
export async function restore(zip: Uint8Array, isPreview: boolean): Promise<Restore> {
  const files = await readBackup(zip);
  const content = readContent();
  const changes: Changes = new Map();
  const texts: string[] = [];
  for (const path of [...new Set([...content.keys(), ...files.keys()])].sort()) {
    const bytes = files.get(path);
    if (bytes && content.has(path) && readFileSync(contentFile(path)).equals(bytes)) continue;
    const isText = bytes && path.endsWith('.yaml');
    changes.set(path, isText ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : bytes);
    const what = !bytes ? 'is removed' : content.has(path) ? 'changes' : 'comes back';
    texts.push(`${pathInBackup(path)} ${what}`);
  }
  if (texts.length === 0)
    return { message: 'The backup has the same content as your files.', changes: texts };
  if (isPreview) return { message: 'The backup can be restored. It changes:', changes: texts };
  makeChanges(content, changes, 'Restored a backup');
  return {
    message: 'Restored. "Undo" under "What is left" brings your content from before back.',
    changes: [],
  };
}
