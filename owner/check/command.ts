/** Stops the build where a content file is not what its schema asks for, and lists every problem at once. */
import { printed } from './entryProblem.ts';
import { findEntryProblems } from './findEntryProblems.ts';
import { writeSlugs } from './schemaFiles.ts';

// Text editors offer the new entry's name from now on.
writeSlugs();

const problems = findEntryProblems();
for (const problem of problems) console.error(printed(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in content/`);
  process.exitCode = 1;
}
