import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentPath, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from './content.ts';
import { findProblems } from './findProblems.ts';

const command = resolve('owner/check/command.ts');

beforeEach(() => temporarySite());

const client = (logo: string) => `name: A\nindustry: B\ndescription: C\nlogo: ${logo}\n`;

test.each<[string, Record<string, string | undefined>, string?]>([
  ['valid content', {}],
  ['another extension', { 'cities/shimla.yml': '' }, 'mean \\S*cities/shimla\\.yaml\\?'],
  ['a misspelt folder', { 'citys/shimla.yaml': '' }, 'mean \\S*cities/shimla\\.yaml\\?'],
  ['a misspelt file', { 'agncy.yaml': '' }, 'mean \\S*agency\\.yaml\\?'],
  ['capitals and spaces', { 'cities/New Agra.yaml': '' }, 'New Agra\\.yaml:1 .*mean new-agra\\.yaml\\?'],
  [
    'a city with the address of a job',
    { 'cities/executive.yaml': '' },
    'cities/executive\\.yaml:1 .*/jobs/executive',
  ],
  [
    'a legal page at a taken address',
    { 'legal/about.yaml': '' },
    'legal/about\\.yaml:1 .*the address /about',
  ],
  ['no footer', { 'footer.yaml': undefined }, 'footer\\.yaml:1 .*no such file'],
  ['no terms of use', { 'legal/terms.yaml': undefined }, 'legal/terms\\.yaml:1 .*no such file'],
  [
    'Hindi without English',
    { 'hi/cities/shimla.yaml': '' },
    '^hi/cities/shimla\\.yaml:1 .*a Hindi file without an English file of the same name',
  ],
  [
    'a Hindi name of no entry',
    { 'hi/names.yaml': 'cities:\n  hilpur: अ\n' },
    '^hi/names\\.yaml:2 cities\\.hilpur: .*mean hillpur\\?',
  ],
  [
    'a misspelt logo',
    { 'clients/neem-works.yaml': client('nem-works.webp') },
    '^clients/neem-works\\.yaml:4 logo: .*mean neem-works\\.webp\\? the name of a file in public/clients/',
  ],
  [
    'a picture that could carry a script',
    { 'public/clients/oak.svg': '' },
    'oak\\.svg:1 .*a PNG or WebP picture',
  ],
])('%s', (_, changes, expected) => {
  const problems = findProblems(readContent(new Map(Object.entries(changes))))
    // Where only the path matters, the file is empty.
    .filter(({ found }) => found !== 'an empty file')
    .map(({ file, line, path, found, allowed }) => `${file}:${line} ${path}: ${found}; ${allowed}`);
  expect(problems).toEqual(expected ? [expect.stringMatching(expected)] : []);
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
