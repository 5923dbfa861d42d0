import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';

const parts = [
  'public',
  'src',
  'integrations',
  'owner',
  'browsers.ts',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Cut fonts and drawn pictures, which take minutes to make again. */
const cache = '.generated/cache';

/** Copies what the build needs to a temporary folder, so that tests never change the owner's files. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  if (existsSync(cache)) cpSync(cache, join(folder, cache), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
