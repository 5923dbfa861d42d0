import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Changes, contentFile } from '../check/content.ts';
import { journalFolder, unfinishedChanges, unfinishedEnding } from '../check/unfinishedChange.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { Refused } from './refused.ts';

/** A change in the journal: what was done, and each file as it was and as it became, in base64. Null for no file. */
type Entry = { what: string; files: Record<string, { before: string | null; after: string | null }> };

/** How many changes can be undone. */
const most = 50;

/** All files or none: their content from before is in the journal, and comes back after an error here or a crash. */
export function writeAll(changes: Changes, what: string): void {
  const files = [...changes].map(
    ([path, after]) => [path, { before: read(path), after: encode(after) }] as const,
  );
  const entry: Entry = { what, files: Object.fromEntries(files) };
  mkdirSync(journalFolder, { recursive: true });
  const [last] = finished();
  const number = Math.max(Date.now(), last ? Number.parseInt(last, 10) + 1 : 0);
  const unfinished = join(journalFolder, `${number}${unfinishedEnding}`);
  writeFile(unfinished, JSON.stringify(entry));
  try {
    for (const [path, { after }] of files) put(path, after);
  } catch (error) {
    putBack(unfinished);
    throw error;
  }
  renameSync(unfinished, join(journalFolder, `${number}.json`));
  for (const old of finished().slice(most)) rmSync(join(journalFolder, old));
}

/** Puts back the content from before changes that a crash has interrupted. True if there was one. */
export function recover(): boolean {
  const unfinished = unfinishedChanges();
  for (const name of unfinished) putBack(join(journalFolder, name));
  return unfinished.length > 0;
}

/** The last change in words. Undefined if there is none to undo. */
export function lastChange(): string | undefined {
  const [name] = finished();
  return name && readEntry(join(journalFolder, name)).what;
}

/** Returns what was undone. @throws {Refused} when there is nothing, or another program has changed one of its files */
export function undo(): string {
  const [name] = finished();
  if (!name) throw new Refused('There is no change to undo.');
  const journal = join(journalFolder, name);
  const { what, files } = readEntry(journal);
  const changed = Object.entries(files).find(([path, { after }]) => read(path) !== after);
  if (changed)
    throw new Refused(`Not undone: ${contentFile(changed[0])} was changed since, outside of the editor.`);
  putBack(journal);
  return what;
}

const finished = () =>
  globSync('*.json', { cwd: journalFolder })
    .filter((name) => !name.endsWith(unfinishedEnding))
    .sort()
    .reverse();

const readEntry = (journal: string): Entry => JSON.parse(readFileSync(journal, 'utf8'));

function putBack(journal: string): void {
  for (const [path, { before }] of Object.entries(readEntry(journal).files)) put(path, before);
  rmSync(journal);
}

function put(path: string, content: string | null): void {
  const file = contentFile(path);
  if (content === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  if (read(path) !== content) writeFile(file, Buffer.from(content, 'base64'));
}

const encode = (content: string | Uint8Array | undefined) =>
  content === undefined ? null : Buffer.from(content).toString('base64');

function read(path: string): string | null {
  const file = contentFile(path);
  return existsSync(file) ? readFileSync(file, 'base64') : null;
}
