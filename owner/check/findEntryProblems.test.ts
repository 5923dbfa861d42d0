import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findEntryProblems } from './findEntryProblems.ts';

const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(copy, 'content'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
});

afterEach(() => {
  process.chdir(project);
  rmSync(copy, { recursive: true });
});

const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

test('the content as it is has no problem', () => {
  expect(findEntryProblems()).toEqual([]);
});

test('a missing field is reported with its file and path', () => {
  edit('content/cities/agra.yaml', /^state:.*\n/m, '');
  expect(findEntryProblems()).toMatchObject([
    { file: 'content/cities/agra.yaml', path: 'state', found: 'nothing' },
  ]);
});

test('an unknown key is reported at its line', () => {
  edit('content/cities/agra.yaml', 'latitude:', 'lattitude:');
  expect(findEntryProblems()).toContainEqual(
    expect.objectContaining({ file: 'content/cities/agra.yaml', line: 4, path: 'lattitude', found: '27.18' }),
  );
});

test('an empty field, a bad value and a reference to nothing are reported together', () => {
  edit('content/cities/agra.yaml', 'name: Agra', 'name: ""');
  edit('content/cities/delhi.yaml', 'latitude: 28.61', 'latitude: 286.1');
  edit('content/footer.yaml', '  - mumbai', '  - mumbay');
  const problems = findEntryProblems();
  expect(problems.map(({ file, path, found }) => ({ file, path, found }))).toEqual([
    { file: 'content/footer.yaml', path: 'cities.1', found: '"mumbay"' },
    { file: 'content/cities/agra.yaml', path: 'name', found: '""' },
    { file: 'content/cities/delhi.yaml', path: 'latitude', found: '286.1' },
  ]);
  expect(problems[0]?.allowed).toContain('mumbai');
});

test('a delivery that is no delivery names the three that are', () => {
  edit('content/agency.yaml', /^delivery: .*/m, 'delivery: http://example.com');
  const [problem] = findEntryProblems();
  expect(problem).toMatchObject({ file: 'content/agency.yaml', path: 'delivery' });
  for (const allowed of ['simulated', 'whatsapp', 'https://']) expect(problem?.allowed).toContain(allowed);
});

test('text that is not YAML is reported with its line', () => {
  edit('content/industries/media.yaml', /description: .*/, 'description: Deadlines: the job.');
  expect(findEntryProblems()).toMatchObject([{ file: 'content/industries/media.yaml', line: 4 }]);
});

test('a city and a job with one address are reported', () => {
  cpSync('content/cities/agra.yaml', 'content/cities/sales.yaml');
  expect(findEntryProblems()).toMatchObject([{ file: 'content/cities/sales.yaml' }]);
});

test('a file that no part of the site reads is reported', () => {
  cpSync('content/cities/agra.yaml', 'content/city.yaml');
  expect(findEntryProblems()).toMatchObject([{ file: 'content/city.yaml' }]);
});

test('a file whose name is no slug is reported', () => {
  cpSync('content/cities/agra.yaml', 'content/cities/New Agra.yaml');
  expect(findEntryProblems()).toMatchObject([{ file: 'content/cities/New Agra.yaml' }]);
});

test('a missing Hindi word is reported with its file and key', () => {
  edit('content/hi/words/forms.yaml', /^ {2}thanks:.*\n/m, '');
  edit('content/hi/pages/home.yaml', /^headline:.*\n/m, '');
  expect(findEntryProblems()).toMatchObject([
    { file: 'content/hi/pages/home.yaml', path: 'headline', found: 'nothing' },
    { file: 'content/hi/words/forms.yaml', path: 'contact.thanks', found: 'nothing' },
  ]);
});

test('a Hindi sentence that lost the mark of its link is reported', () => {
  edit('content/hi/words/screens.yaml', 'या {phone} पर', 'या फ़ोन पर');
  expect(findEntryProblems()).toMatchObject([{ file: 'content/hi/words/screens.yaml', path: 'call' }]);
});

test('an entry that one language has and the other has not is reported', () => {
  rmSync('content/hi/industries/media.yaml');
  cpSync('content/hi/services/resume-and-interview-assistance.yaml', 'content/hi/services/extra.yaml');
  expect(findEntryProblems()).toMatchObject([
    { file: 'content/hi/services/extra.yaml', path: '(the whole file)' },
    { file: 'content/hi/industries/media.yaml', found: 'no such file' },
  ]);
});
