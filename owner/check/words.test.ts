import { expect, test } from 'vitest';
import { contentPath } from '../../tests/support/temporaryContent.ts';
import { readContent } from './content.ts';
import { findProblems } from './findProblems.ts';
import { formatProblem } from './problem.ts';

const content = readContent();

/** What the build prints when the first line of a file that begins so is another one, or none. */
function printedAfter(file: string, beginning: string, line?: string): string[] {
  const lines = (content.get(file) ?? '').split('\n');
  const index = lines.findIndex((candidate) => candidate.trimStart().startsWith(beginning));
  expect(index, beginning).toBeGreaterThan(0);
  const indent = /^ */.exec(lines[index] ?? '')?.[0];
  lines.splice(index, 1, ...(line === undefined ? [] : [`${indent}${line}`]));
  return findProblems(new Map([...content, [file, lines.join('\n')]])).map(formatProblem);
}

/** The file, the line and the key of what the build prints, without its line. */
const keysIn = (printed: string[]) => printed.map((problem) => problem.replace(/:\d+ /, ' ').split('\n')[0]);

test.each(['words/forms.yaml', 'hi/words/forms.yaml'])(
  'a mistake in %s is refused by file, line and key',
  (file) => {
    const path = contentPath(file);
    expect(printedAfter(file, 'useSuggestion:')).toMatchObject([
      expect.stringMatching(
        /both\.useSuggestion\n {2}found: {3}nothing\n {2}allowed: this field is needed: /,
      ),
    ]);
    const misspelt = printedAfter(file, 'useSuggestion:', 'useSugestion: A');
    expect(keysIn(misspelt)).toEqual([`${path} both.useSuggestion`, `${path} both.useSugestion`]);
    expect(misspelt[1]).toContain('allowed: did you mean useSuggestion? the fields are name, email, ');
    expect(printedAfter(file, 'useSuggestion:', 'useSuggestion: ""')).toMatchObject([
      expect.stringContaining('one line of text that is not empty'),
    ]);
    expect(printedAfter(file, 'suggestion:', 'suggestion: A')).toMatchObject([
      expect.stringContaining('both.suggestion\n  found:   "A"\n  allowed: a line that contains {email}'),
    ]);
    expect(printedAfter(file, 'suggestion:', 'suggestion: "{email}, {emial}"')).toMatchObject([
      expect.stringContaining('allowed: did you mean email? in braces one of email, agency, city, '),
    ]);
  },
);

test('the answers in the dialog begin with OK and Cancel in English only', () => {
  const begins = (word: string) => expect.stringContaining(`allowed: a text that begins with ${word}`);
  expect(printedAfter('words/forms.yaml', 'ok:', 'ok: Send')).toMatchObject([begins('OK')]);
  expect(printedAfter('words/forms.yaml', 'cancel:', 'cancel: Call {phone}')).toMatchObject([
    begins('Cancel'),
  ]);
  expect(printedAfter('hi/words/forms.yaml', 'ok:', 'ok: अ')).toEqual([]);
});

test('a first sentence has the name of a job in either form', () => {
  for (const text of ['A {small}', 'A {label}'])
    expect(
      printedAfter('words/forms.yaml', 'application: I am writing about {small}', `application: ${text}`),
    ).toEqual([]);
  expect(
    printedAfter('words/forms.yaml', 'application: I am writing about {small}', 'application: A'),
  ).toMatchObject([expect.stringContaining('allowed: a line that contains {small} or {label}')]);
});

test('a source is a file in official-links/, and only the English file has it', () => {
  expect(
    printedAfter('words/landing.yaml', 'trades: apprenticeship-india', 'trades: aprenticeship-india'),
  ).toMatchObject([expect.stringContaining('did you mean apprenticeship-india?')]);
  expect(printedAfter('hi/words/landing.yaml', 'title:', 'sources: A')[1]).toContain(
    'this field does not exist',
  );
});
