import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { readContent } from '../../check/content.ts';
import { findProblems } from '../../check/findProblems.ts';
import { formatProblem } from '../../check/problem.ts';
import { writeFile } from '../../yaml/writeFile.ts';
import { currentFiles } from './backupFiles.ts';

/** The name of the text in a backup that explains it. */
export const readmeName = 'README.txt';

/** The folder of the backups that a restore makes. Git ignores it, and no build reads it. */
const backupFolder = 'backups';

/** All content and pictures as a zip file. */
export function createBackup(now: Date): Uint8Array {
  const files: Zippable = { [readmeName]: strToU8(readme(now)) };
  for (const [path, file] of currentFiles()) {
    // Pictures are compressed already.
    files[path] = [readFileSync(file), { level: path.endsWith('.yaml') ? 6 : 0 }];
  }
  return zipSync(files, { mtime: now });
}

/** Writes a backup of the current content before it is replaced. Returns its path. */
export function storeBackup(now: Date): string {
  mkdirSync(backupFolder, { recursive: true });
  const time = now.toTimeString().slice(0, 8).replaceAll(':', '');
  const path = join(backupFolder, `before-restore-${dateOf(now)}-${time}.zip`);
  writeFile(path, createBackup(now));
  return path;
}

/** The name under which a backup is downloaded. */
export const downloadName = (now: Date) => `content-${dateOf(now)}.zip`;

/** A date such as 2026-11-22, in this computer's time zone. */
const dateOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const readme = (now: Date) => `This is a copy of all content of your website, made on ${dateOf(now)}.

content/          all texts, in plain text files
public/clients/   the logos of your clients
public/founder/   the founder's photo, if there is one

To put this content back: start the content editor with "npm run edit", press "Restore a backup" at the
top of the page, and choose this zip file. The editor first shows what would change, and asks.

Keep this file in a safe place, for example on another computer or in your online storage.
${problemsText()}`;

/** Content with mistakes can be saved in a backup, but not restored. */
function problemsText(): string {
  const problems = findProblems(readContent()).map(formatProblem);
  return problems.length === 0
    ? ''
    : `\nThis content has mistakes, so it can't be restored as it is. Correct them and make another copy:\n\n${problems.join('\n')}\n`;
}
