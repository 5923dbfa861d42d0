import { type Changes, type Content, withChanges } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { findProblems } from '../check/findProblems.ts';
import { jsonSchemaAt } from '../check/jsonSchema.ts';
import { formatProblem } from '../check/problem.ts';
import { referencesIn, usersOf } from '../check/references.ts';
import { placeInEditor } from '../tasks/printTasks.ts';
import type { Path } from '../yaml/readValues.ts';
import { writeAll } from './journal.ts';
import { Refused } from './refused.ts';

export type FieldProblem = { path: Path; message: string };

/**
 * Makes changes that the build accepts, and deletes pictures that only the old texts showed. Mistakes that other
 * files have already do not count, because nothing could be saved until the last of them is corrected.
 *
 * @param content all content before the changes
 * @param what the change in words, for "Undo"
 * @throws {Refused} with all problems, those of the first file as {@link FieldProblem}s; nothing is changed then
 */
export function makeChanges(content: Content, changes: Changes, what: string): void {
  const after = withChanges(content, changes);
  const problems = findProblems(after);
  const known = new Set(problems.length > 0 ? findProblems(content).map(formatProblem) : []);
  const found = problems
    .filter((problem) => changes.has(problem.file) || !known.has(formatProblem(problem)))
    .map(({ file, path, found: now, allowed }) => {
      const place = placeInEditor({ file, path }, after) || file;
      return { file, place, path, message: `Now: ${now}. Allowed: ${allowed}` };
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
  const unused = pictures.filter((picture) => after.has(picture) && usersOf(picture, after).length === 0);
  writeAll(new Map([...unused.map((picture) => [picture, undefined] as const), ...changes]), what);
}

const picturesOf = (path: string, content: Content) =>
  referencesIn(mappingIn(content.get(path)), jsonSchemaAt(path))
    .map(({ target }) => target)
    .filter((target) => target.startsWith('public/'));
