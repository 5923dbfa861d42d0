import { type Document, isAlias, type LineCounter, visit, type YAMLError } from 'yaml';
import { type EntryProblem, wholeFilePath } from './entryProblem.ts';
import { partsOf, quoted } from './quoted.ts';

type Fault = { code: YAMLError['code'] | 'ALIAS' | 'TAG'; message: string; line: number };
type Cure = { found: string; allowed: string; line?: number };

/** Where a file is not YAML: one problem a line, in words that say what to write instead. */
export function yamlProblems(
  file: string,
  text: string,
  document: Document.Parsed,
  counter: LineCounter,
): EntryProblem[] {
  const lines = text.split(/\r?\n/);
  const problems = new Map<number, EntryProblem>();
  for (const fault of withoutFollowUps(faultsOf(document, counter))) {
    const { line = fault.line, found, allowed } = cure(fault, lines);
    const path = partsOf(lines[line - 1] ?? '').field ?? wholeFilePath;
    if (!problems.has(line)) problems.set(line, { file, line, path, found, allowed });
  }
  return [...problems.values()];
}

function faultsOf(document: Document.Parsed, counter: LineCounter): Fault[] {
  const lineOf = (offset: number) => counter.linePos(offset).line;
  const faults: Fault[] = document.errors.map(({ code, message, pos }) => ({
    code,
    message: message.split(/ at line \d+/)[0] ?? message,
    line: lineOf(code === 'MISSING_CHAR' ? openingQuote(document, pos[0]) : pos[0]),
  }));
  for (const { pos } of document.warnings) faults.push({ code: 'TAG', message: '', line: lineOf(pos[0]) });
  visit(document, (_, node) => {
    if (isAlias(node) && node.range) faults.push({ code: 'ALIAS', message: '', line: lineOf(node.range[0]) });
  });
  return faults.sort((one, other) => one.line - other.line);
}

/** YAML notices a forgotten quote at the end of the file; the owner wants to know where the text began. */
function openingQuote(document: Document.Parsed, noticed: number): number {
  let start = noticed;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] <= noticed && range[1] >= noticed) start = range[0];
    },
  });
  return start;
}

/** After a tab or a forgotten quote the rest of the file is read wrongly: what it says then is no help. */
function withoutFollowUps(faults: Fault[]): Fault[] {
  const tabs = faults.filter(({ code }) => code === 'TAB_AS_INDENT');
  if (tabs.length > 0) return tabs;
  const quote = faults.find(({ message }) => message.startsWith('Missing closing'));
  return quote ? [quote] : faults;
}

function cure({ code, message, line }: Fault, lines: string[]): Cure {
  const here = lines[line - 1] ?? '';
  const { before, field, text } = partsOf(here);
  const between = (found: string): Cure => ({
    found: `${found}: ${text}`,
    allowed: `${before.trimStart()}${quoted(text)}`,
  });

  if (code === 'TAB_AS_INDENT')
    return { found: 'a tab at the beginning of the line', allowed: 'spaces, two for each step' };
  if (message.startsWith('Missing closing')) {
    const quote = text[0] ?? '"';
    return {
      found: `a text that begins with ${quote} and does not end with it: ${text}`,
      allowed: `${here.trim()}${quote}`,
    };
  }
  if (code === 'DUPLICATE_KEY') {
    const first = lines.findIndex((other) => other.startsWith(`${before.trimEnd()}`)) + 1;
    const where = first > 0 && first < line ? `; line ${first} has it as well` : '';
    return { found: `"${field}" a second time${where}`, allowed: 'each field once: delete one of the two' };
  }
  if (code === 'MULTIPLE_DOCS')
    return { found: 'a line of three hyphens', allowed: 'no such line: delete it' };
  if (text.includes(': ') || text.endsWith(':')) return between('a text with ": " in it');
  if (/^[@`%*&!|>[\]{},#?]/.test(text)) return between(`a text that begins with ${text[0]}`);
  if (code === 'BAD_DQ_ESCAPE') return between('a backslash between double quotes');
  if (/^["']/.test(text)) return between('something after the closing quote');
  return indentOrColon(code, line, lines);
}

function indentOrColon(code: Fault['code'], line: number, lines: string[]): Cure {
  const here = lines[line - 1] ?? '';
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR') {
    const [, indent = '', name = '', rest = ''] = /^(\s*)([\w-]+):?\s*(.*)$/.exec(here) ?? [];
    return {
      found: `a line without ": ": ${here.trim()}`,
      allowed: `${indent.trimStart()}${name}: ${rest}`.trim(),
    };
  }
  // YAML says where the field begins that a line too far to the right would belong to; the line itself is the next.
  const wrong = code === 'BAD_INDENT' || here.trimStart().startsWith('- ') ? line : line + 1;
  const text = lines[wrong - 1] ?? '';
  const spaces = text.length - text.trimStart().length;
  return {
    line: wrong,
    found: `a line that begins with ${spaces === 1 ? '1 space' : `${spaces} spaces`}: ${text.trim()}`,
    allowed: 'as many spaces as the lines around it that it belongs with; a text stays on one line',
  };
}
