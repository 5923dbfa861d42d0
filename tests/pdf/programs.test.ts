/** `npm run test:pdf`: what programs that employers use read in the resume's file (specification 16.7). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#navigation/languages.ts';
import { exampleFile, exampleResumes, readLines } from '../support/exampleResumes.ts';

const folder = mkdtempSync(join(tmpdir(), 'resumes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const programs: [program: string, options: (file: string) => string[]][] = [
  ['pdftotext', (file) => [file, '-']],
  ['mutool', (file) => ['draw', '-q', '-F', 'txt', file]],
  ['gs', (file) => ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=txtwrite', '-o', '-', file]],
];

const cases = programs.flatMap(([program, options]) =>
  exampleResumes.flatMap((example) =>
    languages.map((language) => ({ program, options, example, language, entries: example.entries })),
  ),
);

test.each(cases)(
  '$program reads each line of a file of $entries entries from a page in $language',
  async ({ program, options, example, language }) => {
    const path = join(folder, `${example.entries}-${language}.pdf`);
    writeFileSync(path, await (await exampleFile(example, language)).bytes());
    const text = execFileSync(program, options(path), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(readLines(text)).toEqual(readLines(example.lines));
  },
);
