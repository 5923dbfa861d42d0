import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Content, contentFile, readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { formatProblem } from '../check/problem.ts';
import { referencesIn, usersOf } from '../check/references.ts';
import { placeInEditor } from '../launch-check/printReport.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { jsonSchemaAt } from './form.ts';
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
 * @throws {Refused} with all problems, and nothing is changed
 */
export function makeChanges(content: Content, changes: Changes): void {
  const after = readContent(changes);
  const problems = findProblems(after);
  const known = new Set(problems.length > 0 ? findProblems(content).map(formatProblem) : []);
  const found = problems
    .filter((problem) => changes.has(problem.file) || !known.has(formatProblem(problem)))
    .map(({ file, path, found: now, allowed }) => {
      const keys = path.startsWith('(') ? [] : path.split('.');
      const message = `Now: ${now}. Allowed: ${allowed}`;
      return { message, path: keys, place: placeInEditor({ file, path: keys, what: '' }) || file };
    });
  if (found.length > 0) {
    const lines = found.map(({ place, message }) => `${place}. ${message}`);
    throw new Refused(['Nothing was changed.', ...lines].join('\n'), {
      fields: found satisfies FieldProblem[],
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

const picturesOf = (path: string, content: Content) =>
  referencesIn(parseYaml(content.get(path) ?? '').value, jsonSchemaAt(path))
    .map(({ target }) => target)
    .filter((target) => target.startsWith('public/'));
