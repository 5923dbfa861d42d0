import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentPath, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent, withChanges } from './content.ts';
import { findProblems } from './findProblems.ts';

const command = resolve('owner/check/command.ts');

beforeEach(() => temporarySite());

const names = 'cities:\n  hilpur: अ\n';
const client = 'name: A\nindustry: B\ndescription: C\nlogo: nem-works.webp\n';

// A file with its text, and the line, the field and the problem.
test.each([
  ['another extension', 'cities/shimla.yml', '', '1 .*mean \\S*cities/shimla\\.yaml\\?'],
  ['a misspelt file', 'agncy.yaml', '', '1 .*mean \\S*agency\\.yaml\\?'],
  ['capitals and spaces', 'cities/New Agra.yaml', '', '1 .*mean new-agra\\.yaml\\?'],
  ['a city with the address of a job', 'cities/executive.yaml', '', '1 .*/jobs/executive'],
  ['a legal page at a taken address', 'legal/about.yaml', '', '1 .*the address /about'],
  ['a legal page at the address of a hub', 'legal/company.yaml', '', '1 .*the address /company'],
  ["a legal page with home's picture", 'legal/home.yaml', '', '1 .*the address /home'],
  ['no footer', 'footer.yaml', undefined, '1 .*no such file'],
  ['no terms of use', 'legal/terms.yaml', undefined, '1 .*no such file'],
  ['Hindi without English', 'hi/cities/shimla.yaml', '', '1 .*without an English file of the same name'],
  ['a Hindi name of no entry', 'hi/names.yaml', names, '2 cities\\.hilpur: .*mean hillpur\\?'],
  ['a wrong logo', 'clients/neem-works.yaml', client, '4 logo: .*mean neem-works.webp\\?.*public/clients/'],
  ['a picture that could carry a script', 'public/clients/oak.svg', '', '1 .*a PNG or WebP picture'],
])('valid content has one problem with %s', (_, file, text, expected) => {
  const problems = findProblems(withChanges(readContent(), new Map([[file, text]])))
    // Where only the path matters, the file is empty.
    .filter(({ found }) => found !== 'an empty file')
    .map(
      ({ file, line, path, found, allowed }) =>
        `${file}:${line} ${path.join('.') || '(the whole file)'}: ${found}; ${allowed}`,
    );
  expect(problems).toEqual([expect.stringMatching(`^${file}:${expected}`)]);
});

test('a copy of a file to the letter is named with the file, and one with another name in it is none', () => {
  const city = readContent().get('cities/hillpur.yaml') ?? '';
  const problemsWith = (text: string) =>
    findProblems(withChanges(readContent(), new Map([['cities/hillpur-2.yaml', text]]))).map(
      ({ file, found, allowed }) => `${file}: ${found}; ${allowed}`,
    );
  expect(problemsWith(city)).toEqual([
    expect.stringMatching(/^cities\/hillpur-2\.yaml: a copy of hillpur\.yaml.*; .*delete this file/),
  ]);
  expect(problemsWith(city.replace(/^name: .*/m, 'name: Hillpur Two'))).toEqual([]);
});

test('a folder at a wrong place is one problem, not one for each file in it', () => {
  const copy = [...readContent()].map(([file, text]): [string, string] => [`content/${file}`, text]);
  const misspelt: [string, string][] = [['citys/agra.yaml', '']];
  const problems = findProblems(withChanges(readContent(), new Map([...copy, ...misspelt])));
  expect(problems.map(({ file, found, allowed }) => `${file}: ${found}; ${allowed}`)).toEqual([
    expect.stringMatching(`^content/: a folder .*, with ${copy.length} files; .* one level up`),
    expect.stringMatching(/^citys\/: .* 1 file; did you mean \S*cities\? /),
  ]);
});

// What the editor shows as Zoë and नमस्ते, as bytes that other encodings have for them, read as UTF-8.
test.each([
  ['Windows', Buffer.from('# One.\nname: Zo\xeb\n', 'latin1'), 2],
  ['UTF-16', Buffer.from('\ufeffname: Zoë\n', 'utf16le'), 1],
  ['UTF-8 that was taken for another and converted again', Buffer.from('नमस्ते').toString('latin1'), 1],
])('a file in an encoding of %s has one problem, with its line', (_, bytes, line) => {
  const text = bytes.toString();
  const problems = findProblems(withChanges(readContent(), new Map([['cities/hillpur.yaml', text]])));
  expect(problems).toMatchObject([
    { file: 'cities/hillpur.yaml', line, allowed: expect.stringContaining('UTF-8') },
  ]);
});

test('the command prints each problem and their number, and fails', () => {
  writeContent('cities/Bad Name.yaml', '');
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(
    `${contentPath('cities/Bad Name.yaml')}:1 (the whole file)\n  found:   an empty file\n  allowed: `,
  );
  expect(stderr).toMatch(/\n\n2 problems in \S+\/\n$/);
});
