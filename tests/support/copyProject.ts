import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
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

/** Copies what the build needs to a temporary folder, so that tests never change the owner's files. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
