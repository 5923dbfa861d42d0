import { relative } from 'node:path';

/** Something that the build refuses. `line` counts from 1, `path` is like `claims.placement.text`. */
export type Problem = { file: string; line: number; path: string; found: string; allowed: string };

/** The `path` of a problem that is not about a single field. */
export const wholeFilePath = '(the whole file)';

/** A problem with the file itself: its name, its folder, or that it is missing. */
export const wholeFile = (file: string, found: string, allowed: string): Problem => ({
  file,
  line: 1,
  path: wholeFilePath,
  found,
  allowed,
});

/** A problem as the build prints it (specification 12.3), with the file's path from the working directory. */
export const formatProblem = ({ file, line, path, found, allowed }: Problem) =>
  `${relative('', file)}:${line} ${path}\n  found:   ${found}\n  allowed: ${allowed}`;
