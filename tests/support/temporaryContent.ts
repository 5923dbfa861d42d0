import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentFolder } from '#schemas/contentFolder.ts';

/**
 * Changes to a temporary working directory until the test ends. Its content folder has these files only.
 *
 * @param files texts by their paths within the content folder
 */
export function temporaryContent(files: Record<string, string>): void {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  for (const [path, text] of Object.entries(files)) writeContent(path, text);
}

/** A path within the content folder, as messages name it. */
export const contentPath = (path: string) => join(contentFolder, path);

export const readContent = (path: string) => readFileSync(contentPath(path), 'utf8');

export function writeContent(path: string, text: string): void {
  mkdirSync(dirname(contentPath(path)), { recursive: true });
  writeFileSync(contentPath(path), text);
}
