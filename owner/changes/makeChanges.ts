import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Content, contentFile, readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';
import { referencesIn, usersOf } from '../check/references.ts';
import { placeInEditor } from '../launch-check/printReport.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { jsonSchemaAt } from './jsonSchemaAt.ts';
import { Refused } from './refused.ts';

/** Texts to write, by their paths in the content. Undefined stands for a file to remove. */
export type Changes = Map<string, string | undefined>;

/** What is wrong with a field of a form. `path` leads to the field. */
export type FieldProblem = { path: string[]; message: string };

/**
 * Makes changes that the build accepts, and deletes pictures that only the old texts showed. Mistakes that other
 * files have already do not count, because nothing could be saved until the last of them is corrected.
 *
 * @param content all content before the changes
 * @throws {Refused} with all problems, those of the first file as {@link FieldProblem}s; nothing is changed then
 */
export function makeChanges(content: Content, changes: Changes): void {
  const after = readContent(changes);
  const problems = findProblems(after);
  const known = new Set(problems.length > 0 ? findProblems(content).map(formatProblem) : []);
  const found = problems
    .filter((problem) => changes.has(problem.file) || !known.has(formatProblem(problem)))
    .map(({ file, path, found: now, allowed }) => {
      const keys = path.startsWith('(') ? [] : path.split('.');
      const place = placeInEditor({ file, path: keys, what: '' }) || file;
      return { file, place, path: keys, message: `Now: ${now}. Allowed: ${inForm(allowed)}` };
    });
  if (found.length > 0) {
    const [own] = changes.keys();
    const fields: FieldProblem[] = found.filter(({ file }) => file === own);
    const lines = found.map(({ place, message }) => `${place}. ${message}`);
    throw new Refused(`Nothing was changed, because the build would refuse it:\n${lines.join('\n')}`, {
      fields,
    });
  }
  const pictures = [...changes.keys()].flatMap((path) => picturesOf(path, content));
  for (const [path, text] of changes) {
    const file = contentFile(path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else if (text !== content.get(path)) writeFile(file, text);
  }
  for (const picture of pictures) if (usersOf(picture, after).length === 0) rmSync(picture, { force: true });
}

/** Without what only matters in a text editor. */
const inForm = (allowed: string) =>
  allowed.replace(
    /, without quotes|: each item is on its own line and begins with "- "|, each on its own line/,
    '',
  );

const picturesOf = (path: string, content: Content) =>
  referencesIn(parseYaml(content.get(path) ?? '').value, jsonSchemaAt(path))
    .map(({ target }) => target)
    .filter((target) => target.startsWith('public/'));
