import { relative } from 'node:path';
import { contentFile } from './content.ts';

/** What the build refuses. `file` is a path in the content, `line` counts from 1, `path` is like `claims.placement`. */
export type Problem = { file: string; line: number; path: string; found: string; allowed: string };

export type Fault = { path: readonly PropertyKey[]; allowed: string };

/** The `path` of a problem that is not about a single field. */
export const wholeFilePath = '(the whole file)';

/** A problem as the build prints it (specification 12.3), with the file's path from the working directory. */
export const formatProblem = ({ file, line, path, found, allowed }: Problem) =>
  `${relative('', contentFile(file))}:${line} ${path}\n  found:   ${found}\n  allowed: ${allowed}`;
