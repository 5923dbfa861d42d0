import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMap, isScalar, LineCounter, type Node, parseDocument, type Range } from 'yaml';
import { collectionSchemas } from '../src/schemas/collections.ts';
import { slugPattern } from '../src/schemas/slug.ts';

/** Something in a content file that the build can't take. `line` counts from 1; `path` is such as `claims.placement.text`. */
export type EntryProblem = { file: string; line: number; path: string; found: string; allowed: string };

/** Every problem in every file under `content/`, in the order of the files (PRODUCT 7). */
export function findEntryProblems(): EntryProblem[] {
  const collections = Object.values(collectionSchemas);
  const known = new Set<string>();
  const problems = collections.flatMap(({ pattern, schema }) =>
    globSync(`content/${pattern}`)
      .sort()
      .flatMap((file) => {
        known.add(file);
        return [...nameProblems(file), ...checkFile(file, schema)];
      }),
  );
  return [...problems, ...strayFiles(known), ...missingFiles(known), ...twiceUsedSlugs()];
}

function checkFile(
  file: string,
  schema: (typeof collectionSchemas)[keyof typeof collectionSchemas]['schema'],
) {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter });
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      file,
      line: counter.linePos(pos[0]).line,
      path: '(the whole file)',
      found: `text that is not YAML: ${message.split('\n')[0]}`,
      allowed: 'a text with ": " or " #" in it stands in "quotes"',
    }));
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => {
      const { line, text } = locate(path, document.contents, counter);
      return { file, line, path: path.join('.') || '(the whole file)', found: text, allowed: allowed(issue) };
    });
  });
}

type Issue = Extract<
  ReturnType<(typeof collectionSchemas)['agency']['schema']['safeParse']>,
  { success: false }
>['error']['issues'][number];

function allowed(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return 'no such field here; is its name spelt as in the other files?';
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

/** The line of a path's value, or of the nearest mapping around it where the value is missing. */
function locate(path: PropertyKey[], root: unknown, counter: LineCounter) {
  let node = root as Node | null;
  let range: Range | null | undefined = node?.range;
  for (const [depth, key] of path.entries()) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const next = (pair?.value ??
      (node as { get?: (key: unknown, keep: true) => unknown } | null)?.get?.(key, true)) as
      | Node
      | null
      | undefined;
    if (!next && !pair)
      return { line: lineOf(range, counter), text: depth === path.length - 1 ? 'nothing' : 'no such part' };
    node = next ?? null;
    range = (pair?.key as Node | undefined)?.range ?? node?.range ?? range;
  }
  const value = node && 'toJSON' in node ? node.toJSON() : undefined;
  return {
    line: lineOf(range, counter),
    text: value === undefined || value === null ? 'nothing' : JSON.stringify(value),
  };
}

const lineOf = (range: Range | null | undefined, counter: LineCounter) =>
  range ? counter.linePos(range[0]).line : 1;

const wholeFile = (file: string, found: string, allowed: string): EntryProblem => ({
  file,
  line: 1,
  path: '(the whole file)',
  found,
  allowed,
});

function nameProblems(file: string): EntryProblem[] {
  const slug = basename(file, '.yaml');
  if (slugPattern.test(slug)) return [];
  return [
    wholeFile(
      file,
      `the name "${slug}"`,
      'lower-case letters, digits and single hyphens, such as new-delhi.yaml',
    ),
  ];
}

function strayFiles(known: Set<string>): EntryProblem[] {
  return globSync('content/**/*.*')
    .filter((file) => !known.has(file))
    .map((file) =>
      wholeFile(
        file,
        'a file that no part of the site reads',
        'a .yaml file in one of the folders there are',
      ),
    );
}

function missingFiles(known: Set<string>): EntryProblem[] {
  return Object.values(collectionSchemas)
    .map(({ pattern }) => `content/${pattern}`)
    .filter((pattern) => !pattern.includes('*') && !known.has(pattern))
    .map((file) => wholeFile(file, 'no such file', 'this file is needed'));
}

/** Cities and jobs share the addresses under /jobs/. */
function twiceUsedSlugs(): EntryProblem[] {
  const jobs = new Set(globSync('content/jobs/*.yaml').map((file) => basename(file)));
  return globSync('content/cities/*.yaml')
    .filter((file) => jobs.has(basename(file)))
    .map((file) =>
      wholeFile(
        file,
        `the address /jobs/${basename(file, '.yaml')}, which content/jobs/ has as well`,
        'a name of its own',
      ),
    );
}
