import { relative } from 'node:path';
import type { Path } from '../yaml/readValues.ts';
import { contentFile } from './content.ts';

export type Fault = { path: Path; allowed: string };

/** What the build refuses. `file` is a path in the content, `line` counts from 1, `path` is empty where it is no single field. */
export type Problem = Fault & { file: string; line: number; found: string };

/** A problem as the build prints it (specification 12.3), with the file's path from the working directory. */
export const formatProblem = ({ file, line, path, found, allowed }: Problem) =>
  `${relative('', contentFile(file))}:${line} ${path.join('.') || '(the whole file)'}\n  found:   ${found}\n  allowed: ${allowed}`;
