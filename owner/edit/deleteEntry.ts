import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Collections } from '../check/collections.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { nameOf, usesOf } from './references.ts';
import { Refused } from './refused.ts';

/**
 * Deletes an entry, and its Hindi text if it has one.
 *
 * @throws {Refused} when others refer to the entry, or the build would refuse the content without it
 */
export function deleteEntry(path: string, collections: Collections): void {
  const text = readFileSync(path, 'utf8');
  const name = nameOf(path, parse(text));
  const english = englishFileOf(path);
  if (english && existsSync(english)) {
    const englishName = nameOf(english, parse(readFileSync(english, 'utf8')));
    throw new Refused(
      `Not deleted. This is the Hindi text of ${englishName}. Delete ${englishName} instead: its Hindi text is deleted with it.`,
    );
  }
  const uses = usesOf(path, collections);
  if (uses.length > 0)
    throw new Refused(
      `Not deleted. ${capitalised(name)} is still used by: ${uses.join(', ')}. Remove it there first.`,
    );
  deleteIfValid([path, hindiFileOf(path)].filter(existsSync), collections);
}

/** Deletes files. If that makes the content invalid, the files are restored and the error lists the problems. */
function deleteIfValid(files: string[], collections: Collections): void {
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const before = new Set(findProblems(readContent(), collections).map(formatProblem));
  for (const file of files) rmSync(file);
  const problems = findProblems(readContent(), collections)
    .map(formatProblem)
    .filter((problem) => !before.has(problem));
  if (problems.length === 0) return;
  for (const [file, text] of texts) writeFile(file, text);
  throw new Refused(`Not deleted. ${problems.join('\n')}`);
}

/** The English file of a Hindi entry. Undefined for every other file. */
function englishFileOf(path: string): string | undefined {
  const name = relative(join(contentFolder, 'hi'), path);
  return name.startsWith('..') ? undefined : join(contentFolder, name);
}

const hindiFileOf = (path: string) => join(contentFolder, 'hi', relative(contentFolder, path));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
