/** Stops the build where a content file is not what its schema asks for, and lists every problem at once. */
import { findEntryProblems } from './entries.ts';

const problems = findEntryProblems();
for (const { file, line, path, found, allowed } of problems) {
  console.error(`${file}:${line} ${path}\n  found:   ${found}\n  allowed: ${allowed}`);
}
if (problems.length > 0) {
  console.error(`\n${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in content/`);
  process.exitCode = 1;
}
