import { cpSync, existsSync, globSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';

/** What a build and the tests of the built site read. */
const parts = '{public,src,integrations,owner,rules,tests,*.ts,*.json}';

/** Cut fonts and drawn pictures, which take minutes to make again. */
const cache = '.generated/cache';

/** Copies the project to a temporary folder, so that tests never change the owner's files. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of globSync(parts)) cpSync(part, join(folder, part), { recursive: true });
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  if (existsSync(cache)) cpSync(cache, join(folder, cache), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
