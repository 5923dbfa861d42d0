import { readFileSync } from 'node:fs';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { contentFile, readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';

/** In a backup, content is in the folder `content/`, whatever the folder's name is on this computer. */
export const pathInBackup = (path: string) => (path.startsWith('public/') ? path : `content/${path}`);

export function createBackup(now: Date): Uint8Array {
  const content = readContent();
  const problems = findProblems(content).map(formatProblem);
  const files: Zippable = { 'README.txt': strToU8(readme(now, problems)) };
  for (const path of content.keys()) files[pathInBackup(path)] = readFileSync(contentFile(path));
  return zipSync(files, { mtime: now });
}

export const downloadName = (now: Date) => `content-${dateOf(now)}.zip`;

/** A date such as 2026-11-22, in this computer's time zone. Swedish dates have this form. */
const dateOf = (now: Date) => now.toLocaleDateString('sv');

/** Content with mistakes can be saved in a backup, but not restored. */
const readme = (
  now: Date,
  problems: string[],
) => `This is a copy of all content of your website, made on ${dateOf(now)}.

content/          all texts, in plain text files
public/clients/   the logos of your clients
public/founder/   the founder's photo, if there is one
public/people/    the photos of the people who work here

To put this content back: start the content editor with "npm run edit", open "Backup", and choose this zip
file. The editor first shows what would change, and asks.

Keep this file in a safe place, for example on another computer or in your online storage.
${problems.length > 0 ? `\nThis content has mistakes, so it can't be restored as it is. Correct them and make another copy:\n\n${problems.join('\n')}\n` : ''}`;
