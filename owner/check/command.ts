/** Checks every content file before a build. Lists all problems together, and fails if there are any. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readContent } from './content.ts';
import { findProblems } from './findProblems.ts';
import { formatProblem } from './problem.ts';
import { unfinishedRestore } from './unfinishedRestore.ts';

if (existsSync(unfinishedRestore)) {
  console.error(readFileSync(unfinishedRestore, 'utf8'));
  process.exit(1);
}

const problems = findProblems(readContent());
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.error(`\n${count} in ${relative('', contentFolder)}/`);
  process.exitCode = 1;
}
