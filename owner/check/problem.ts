import { relative } from 'node:path';

/** Something in a content file that the build can't take. `line` counts from 1; `path` is such as `claims.placement.text`. */
export type Problem = { file: string; line: number; path: string; found: string; allowed: string };

/** What stands in `path` for a problem that no single field has. */
export const wholeFilePath = '(the whole file)';

/** A problem with a file as such: its name, its place, or that it is there or not. */
export const wholeFile = (file: string, found: string, allowed: string): Problem => ({
  file,
  line: 1,
  path: wholeFilePath,
  found,
  allowed,
});

/** A problem as the build prints it (specification 12.3); the file as seen from the working directory. */
export const printProblem = ({ file, line, path, found, allowed }: Problem) =>
  `${relative('', file)}:${line} ${path}\n  found:   ${found}\n  allowed: ${allowed}`;
