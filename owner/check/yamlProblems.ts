import { type Document, isAlias, isScalar, type LineCounter, visit } from 'yaml';
import { type Problem, wholeFilePath } from './problem.ts';

type Fault = { code: string; message: string; line: number };

/** The problems of a text that is not valid YAML: one for each line, with what to write instead. */
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
    const lineText = lines[line - 1] ?? '';
    const path = partsOf(lineText).field ?? wholeFilePath;
    const found =
      fault.code === 'TAB_AS_INDENT'
        ? 'a tab at the beginning of the line'
        : `this line: ${lineText.trimEnd()}`;
    return [{ file, line, path, found, allowed: correctionFor(fault, lineText) }];
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
    // The parser reports a missing quote too late, at the next quote. Report the line where the text begins.
    if (!isScalar(node) || !node.type?.startsWith('QUOTE') || !node.range || faults.length === 0) return;
    const [line, lastLine] = [lineOf(node.range[0]), lineOf(node.range[1])];
    if (line < lastLine) faults.push({ code: 'OPEN_QUOTE', message: '', line });
  });
  return faults.sort((a, b) => a.line - b.line);
}

/** After a tab or a missing quote the parser misreads the rest of the file, so later faults are left out. */
function withoutFollowUps(faults: Fault[]): Fault[] {
  const tabs = faults.filter(({ code }) => code === 'TAB_AS_INDENT');
  const quote = faults.find(({ code }) => code === 'OPEN_QUOTE');
  if (tabs.length > 0) return tabs;
  return quote ? [quote] : faults;
}

/** The parser reports a line with too much indent at the line before it. */
function lineToCorrect({ code, line }: Fault, lines: string[]): number {
  const lineText = lines[line - 1] ?? '';
  const isReportedBefore =
    code === 'BLOCK_AS_IMPLICIT_KEY' && !needsQuotes(lineText) && !lineText.trimStart().startsWith('- ');
  return isReportedBefore ? line + 1 : line;
}

const corrections: Record<string, string> = {
  TAB_AS_INDENT: 'spaces instead of tabs, two for each level',
  DUPLICATE_KEY: 'each field only once: delete one of the two',
  MULTIPLE_DOCS: 'no line with three hyphens: delete this line',
};

function correctionFor({ code, message }: Fault, lineText: string): string {
  const { before, text } = partsOf(lineText);
  if (corrections[code]) return corrections[code];
  if (code === 'OPEN_QUOTE') return `${lineText.trim()}${text[0]}`;
  if (needsQuotes(lineText) || code === 'BAD_DQ_ESCAPE') return `${before.trimStart()}${quoted(text)}`;
  if (code === 'MULTILINE_IMPLICIT_KEY') return lineText.trim().replace(/^([\w-]+):?\s*/, '$1: ');
  if (/INDENT|IMPLICIT_KEY/.test(code))
    return 'the same number of spaces at the start as the other lines of its group; each text on one line';
  return message;
}

/** Splits a line into its text and the part before it: spaces, hyphen and field. */
function partsOf(line: string): { before: string; field: string | undefined; text: string } {
  const [, before = '', field, text = ''] =
    /^(\s*(?:- )*(?:([\w-]+):(?: |$))?)(.*)$/.exec(line.trimEnd()) ?? [];
  return { before, field, text };
}

/** True if the line's text needs quotes in YAML: it contains ": " or begins with a reserved character. */
const needsQuotes = (line: string) => /: |:$|^[@`%*&!|>[\]{},#?"']/.test(partsOf(line).text);

function quoted(text: string): string {
  const inner = text.replace(/^'(.*)'$|^"([^"]*)"$/, '$1$2');
  return /["\\]/.test(inner) ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
}
