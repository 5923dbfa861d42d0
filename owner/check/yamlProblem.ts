import type { YAMLException } from 'js-yaml';
import type { Lines } from '../yaml/withLines.ts';
import type { Problem } from './problem.ts';

/**
 * The first mistake of a text that is not valid YAML, with what to write instead. Only the first one, because a
 * parser misreads what comes after it.
 *
 * @param error from js-yaml, which finds every mistake
 * @param lines from the package `yaml`, which names the line better. It accepts an alias without an anchor.
 */
export function yamlProblem(file: string, text: string, error: YAMLException, lines: Lines): Problem {
  const [located] = lines.errors;
  // For a line with too many spaces, `yaml` names the line before it.
  const line =
    located && located.code !== 'BLOCK_AS_IMPLICIT_KEY' ? lines.lineAt(located.pos[0]) : error.mark.line + 1;
  return problemAt(file, text, line, located?.message ?? error.reason, located?.code);
}

/**
 * The first quote without an end before the next field or item. A parser reads on to the next quote of the file, and finds
 * the mistake there, or none and fields that are missing. Undefined if there is none.
 */
export function unclosedQuote(file: string, text: string): Problem | undefined {
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex(
    (line, at) =>
      /^("([^"\\]|\\.)*|'([^']|'')*)$/.test(partsOf(line).text) &&
      /^\s*(- |[\w-]+:( |$)|$)/.test(lines[at + 1] ?? ''),
  );
  return index < 0 ? undefined : problemAt(file, text, index + 1, 'the quote has no end');
}

function problemAt(file: string, text: string, line: number, reason: string, code?: string): Problem {
  const lineText = text.split(/\r?\n/)[line - 1]?.trimEnd() ?? '';
  const { field } = partsOf(lineText);
  return {
    file,
    line,
    path: field ? [field] : [],
    found: `this line: ${lineText.trimStart()}`,
    allowed: correction(code, lineText) ?? `${general} (${reason})`,
  };
}

const general =
  'each text on one line, after its field, a colon and a space; the same number of spaces before all fields, and ' +
  'before all items, of a group';

const corrections: Record<string, string> = {
  TAB_AS_INDENT: 'spaces instead of tabs, two for each level',
  DUPLICATE_KEY: 'each field only once: delete one of the two',
  MULTIPLE_DOCS: 'no line with three hyphens: delete this line',
};

function correction(code: string | undefined, line: string): string | undefined {
  if (code && corrections[code]) return corrections[code];
  const { before, text } = partsOf(line);
  // What YAML reads as more than a text: a colon in it, or a reserved character before it.
  if (!/: |:$|^[@`%*&!|>[\]{},#?"']/.test(text)) return undefined;
  const inner = text.replace(/^'(.*)'$|^"([^"]*)"?$/, '$1$2');
  const quoted = /["\\]/.test(inner) ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
  return `${before.trimStart()}${quoted}`;
}

/** Splits a line into its text and the part before it: spaces, hyphen and field. */
function partsOf(line: string): { before: string; field: string | undefined; text: string } {
  const [, before = '', field, text = ''] = /^(\s*(?:- )*(?:([\w-]+):(?: |$))?)(.*)$/.exec(line) ?? [];
  return { before, field, text };
}
