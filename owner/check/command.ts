/** Checks every content file before a build. Lists all problems together, and fails if there are any. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { undoFile } from '../edit/backup/undo.ts';
import { findProblems } from './findProblems.ts';
import { formatProblem } from './problem.ts';
import { updateSchemas } from './schemaFiles.ts';

if (existsSync(undoFile)) {
  console.error(
    'The restore of a backup was interrupted, so the content is incomplete. Run "npm run edit" once.',
  );
  process.exit(1);
}

updateSchemas();

const problems = findProblems();
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.error(`\n${count} in ${relative('', contentFolder)}/`);
  process.exitCode = 1;
}
