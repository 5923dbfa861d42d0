import { type Document, isAlias, isScalar, type LineCounter, visit } from 'yaml';
import { type Problem, wholeFilePath } from './problem.ts';

type Fault = { code: string; message: string; line: number };

/** Where a file is not YAML: one problem a line, with what to write instead. */
export function yamlProblems(
  file: string,
  text: string,
  document: Document.Parsed,
  counter: LineCounter,
): Problem[] {
  const lines = text.split(/\r?\n/);
  const faults = Map.groupBy(withoutFollowUps(faultsIn(document, counter)), ({ line }) => line);
  return [...faults.values()].flatMap(([fault]) => {
    if (!fault) return [];
    const line = lineToCorrect(fault, lines);
    const here = lines[line - 1] ?? '';
    const path = partsOf(here).field ?? wholeFilePath;
    const found =
      fault.code === 'TAB_AS_INDENT' ? 'a tab at the beginning of the line' : `this line: ${here.trimEnd()}`;
    return [{ file, line, path, found, allowed: cureFor(fault, here) }];
  });
}

function faultsIn(document: Document.Parsed, counter: LineCounter): Fault[] {
  const lineOf = (offset: number) => counter.linePos(offset).line;
  const faults = [...document.errors, ...document.warnings].map(({ code, message, pos: [start] }): Fault => {
    return {
      code: message.startsWith('Missing closing') ? 'OPEN_QUOTE' : code,
      message,
      line: lineOf(start),
    };
  });
  visit(document, (_, node) => {
    if (isAlias(node) && node.range) faults.push({ code: 'ALIAS', message: '', line: lineOf(node.range[0]) });
    // A forgotten quote is noticed at the next one, or at the end of the file; the owner wants to know where the text began.
    if (!isScalar(node) || !node.type?.startsWith('QUOTE') || !node.range || faults.length === 0) return;
    const [line, lastLine] = [lineOf(node.range[0]), lineOf(node.range[1])];
    if (line < lastLine) faults.push({ code: 'OPEN_QUOTE', message: '', line });
  });
  return faults.sort((one, other) => one.line - other.line);
}

/** After a tab or a forgotten quote the rest of the file is misread: what is wrong there is no help. */
function withoutFollowUps(faults: Fault[]): Fault[] {
  const tabs = faults.filter(({ code }) => code === 'TAB_AS_INDENT');
  const quote = faults.find(({ code }) => code === 'OPEN_QUOTE');
  if (tabs.length > 0) return tabs;
  return quote ? [quote] : faults;
}

/** A line that stands too far to the right is noticed at the line before it. */
function lineToCorrect({ code, line }: Fault, lines: string[]): number {
  const here = lines[line - 1] ?? '';
  const isNoticedBefore =
    code === 'BLOCK_AS_IMPLICIT_KEY' && !needsQuotes(here) && !here.trimStart().startsWith('- ');
  return isNoticedBefore ? line + 1 : line;
}

const cures: Record<string, string> = {
  TAB_AS_INDENT: 'spaces, two for each step',
  DUPLICATE_KEY: 'each field once: delete one of the two',
  MULTIPLE_DOCS: 'no line of three hyphens: delete it',
};

function cureFor({ code, message }: Fault, here: string): string {
  const { before, text } = partsOf(here);
  if (cures[code]) return cures[code];
  if (code === 'OPEN_QUOTE') return `${here.trim()}${text[0]}`;
  if (needsQuotes(here) || code === 'BAD_DQ_ESCAPE') return `${before.trimStart()}${quoted(text)}`;
  if (code === 'MULTILINE_IMPLICIT_KEY') return here.trim().replace(/^([\w-]+):?\s*/, '$1: ');
  if (/INDENT|IMPLICIT_KEY/.test(code))
    return 'as many spaces at its beginning as the lines around it that it belongs with; a text stays on one line';
  return message;
}

/** A line in two: what stands before its text (spaces, hyphen, field), and the text. */
function partsOf(line: string): { before: string; field: string | undefined; text: string } {
  const [, before = '', field, text = ''] =
    /^(\s*(?:- )*(?:([\w-]+):(?: |$))?)(.*)$/.exec(line.trimEnd()) ?? [];
  return { before, field, text };
}

/** True for a line whose text YAML takes for something else: it has ": " in it, or begins with a sign that has a meaning. */
const needsQuotes = (line: string) => /: |:$|^[@`%*&!|>[\]{},#?"']/.test(partsOf(line).text);

function quoted(text: string): string {
  const inner = text.replace(/^'(.*)'$|^"([^"]*)"$/, '$1$2');
  return /["\\]/.test(inner) ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
}
