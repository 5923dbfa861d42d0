import { expect, test } from 'vitest';
import { checkText } from './checkText.ts';
import { collectionOf } from './collections.ts';
import { readContent } from './content.ts';

const content = readContent();

/** A beginning of a line, the line to write in its place, and the problems that the build names, in their order. */
type Row = [beginning: string, line: string, problems: string[]];

const inBoth: Row[] = [
  ['useSuggestion:', '', ['both.useSuggestion: nothing; this field is needed: ']],
  ['useSuggestion:', 'useSugestion: A', ['both.useSuggestion: ', 'both.useSugestion: "A"; did you mean ']],
  ['suggestion:', 'suggestion: A', ['both.suggestion: "A"; a line that contains {email}']],
  ['suggestion:', 'suggestion: "{email} {emial}"', ['did you mean email? in braces one of email, agency, ']],
];
const forms = 'words/forms.yaml';

test.each<[file: string, ...Row]>([
  ...inBoth.map((row): [string, ...Row] => [forms, ...row]),
  ...inBoth.map((row): [string, ...Row] => [`hi/${forms}`, ...row]),
  // The answers in the dialog begin with OK and Cancel in English only.
  [forms, 'ok:', 'ok: Send', ['a text that begins with OK']],
  [forms, 'cancel:', 'cancel: Call {phone}', ['a text that begins with Cancel']],
  [`hi/${forms}`, 'ok:', 'ok: अ', []],
  // A source is a file in official-links/, and only the English file has it.
  [
    'words/landing.yaml',
    'trades: apprenticeship-india',
    'trades: aprenticeship-india',
    ['did you mean apprenticeship-india?'],
  ],
  ['hi/words/landing.yaml', 'title:', 'sources: A', ['title: ', 'sources: "A"; this field does not exist']],
])('%s, with the line "%s" as "%s", has these problems: %j', (file, beginning, line, expected) => {
  const lines = (content.get(file) ?? '').split('\n');
  const index = lines.findIndex((candidate) => candidate.trimStart().startsWith(beginning));
  expect(index, beginning).toBeGreaterThan(0);
  const indent = /^ */.exec(lines[index] ?? '')?.[0];
  lines[index] = line && `${indent}${line}`;
  const [, collection] = collectionOf(file) ?? [];
  const problems = collection && checkText(file, lines.join('\n'), collection, content);
  expect(problems?.map(({ path, found, allowed }) => `${path.join('.')}: ${found}; ${allowed}`)).toEqual(
    expected.map((part) => expect.stringContaining(part)),
  );
});
