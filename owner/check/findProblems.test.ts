import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { pictureIn } from '#schemas/picture.ts';
import { slugOf } from '#schemas/slug.ts';
import { line } from '#schemas/text.ts';
import { contentPath, temporaryContent, writeContent } from '../../tests/support/temporaryContent.ts';
import { readContent } from './content.ts';
import { findProblems } from './findProblems.ts';
import { usersOf } from './references.ts';

const entry = z.strictObject({ name: line });
const logo = pictureIn('clients', { pattern: /\.webp$/, error: 'a file name such as oak.webp' });
const job = z.strictObject({
  name: line,
  neighbours: z.array(z.strictObject({ job: slugOf('jobs'), why: line })).optional(),
});
const collections = {
  agency: { pattern: 'agency.yaml', schema: entry },
  cities: { pattern: 'cities/*.yaml', schema: entry },
  jobs: { pattern: 'jobs/*.yaml', schema: job },
  clients: { pattern: 'clients/*.yaml', schema: z.strictObject({ logo }) },
  jobsHindi: { pattern: 'hi/jobs/*.yaml', schema: job },
};
const name = 'name: A\n';
const files = { 'agency.yaml': name, 'cities/agra.yaml': name, 'jobs/sales.yaml': name };

/** The problems of this content, with these files added or replaced. */
const problemsWith = (changes: Record<string, string>, kinds: object = {}) =>
  findProblems(new Map(Object.entries({ ...files, ...changes })), { ...collections, ...kinds });

test('valid content has no problems, with Hindi files or without', () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ 'hi/jobs/sales.yaml': name })).toEqual([]);
});

test('the problems of several files are reported together', () => {
  const problems = problemsWith({ 'agency.yaml': 'name: ""\n', 'jobs/sales.yaml': 'nmae: Sales\n' });
  expect(problems.map(({ file, path }) => [file, path])).toEqual([
    ['agency.yaml', 'name'],
    ['jobs/sales.yaml', 'name'],
    ['jobs/sales.yaml', 'nmae'],
  ]);
});

test.each([
  ['another extension', 'cities/shimla.yml', contentPath('cities/shimla.yaml')],
  ['another format', 'jobs/welder.md', contentPath('jobs/welder.yaml')],
  ['a misspelt folder', 'citys/shimla.yaml', contentPath('cities/shimla.yaml')],
  ['a misspelt file', 'agncy.yaml', contentPath('agency.yaml')],
  ['capital letters and spaces', 'cities/New Agra.yaml', 'new-agra.yaml'],
])(
  'a file with a wrong name or folder is reported with the path that was probably meant: %s',
  (_, file, rightPath) => {
    const [problem, ...more] = problemsWith({ [file]: name });
    expect(problem).toMatchObject({ file, line: 1 });
    expect(problem?.allowed).toContain(`did you mean ${rightPath}?`);
    expect(more).toEqual([]);
  },
);

test('a city with the address of a job is reported', () => {
  expect(problemsWith({ 'cities/sales.yaml': name })).toMatchObject([
    { file: 'cities/sales.yaml', found: expect.stringContaining('/jobs/sales') },
  ]);
});

test('legal pages to which every page links are needed; one with the address of another page is refused', () => {
  const legal = { legal: { pattern: 'legal/*.yaml', schema: entry } };
  const pages = ['privacy', 'terms', 'employer-terms', 'vulnerability', 'job-fraud', 'accessibility'];
  const texts = Object.fromEntries(pages.map((page) => [`legal/${page}.yaml`, name]));
  expect(problemsWith({ ...texts, 'legal/about.yaml': name }, legal)).toMatchObject([
    { file: 'legal/about.yaml', found: expect.stringContaining('the address /about') },
  ]);
  const { 'legal/privacy.yaml': _, ...others } = texts;
  expect(problemsWith(others, legal)).toMatchObject([{ file: 'legal/privacy.yaml', found: 'no such file' }]);
});

test('a missing single file is reported, and a Hindi file without its English file', () => {
  const content = new Map(Object.entries({ ...files, 'hi/jobs/chef.yaml': name }));
  content.delete('agency.yaml');
  expect(findProblems(content, collections)).toMatchObject([
    { file: 'hi/jobs/chef.yaml', found: 'a Hindi file without an English file of the same name' },
    { file: 'agency.yaml', found: 'no such file' },
  ]);
});

test.each(['jobs/sales.yaml', 'hi/jobs/sales.yaml'])(
  'a reference to an entry that does not exist is refused by file and field, in a list of %s too',
  (file) => {
    const text = 'name: A\nneighbours:\n  - job: sale\n    why: B\n';
    expect(problemsWith({ [file]: text })).toEqual([
      {
        file,
        line: 3,
        path: 'neighbours.0.job',
        found: '"sale"',
        allowed: `did you mean sales? the name of a file in ${contentPath('jobs')}/, without ".yaml"`,
      },
    ]);
  },
);

test('an entry that a field is named after must exist', () => {
  const names = z.strictObject({ jobs: z.record(slugOf('jobs'), line) });
  const kind = { names: { pattern: 'hi/names.yaml', schema: names } };
  expect(problemsWith({ 'hi/names.yaml': 'jobs:\n  sales: अ\n' }, kind)).toEqual([]);
  expect(problemsWith({ 'hi/names.yaml': 'jobs:\n  sals: अ\n' }, kind)).toMatchObject([
    {
      file: 'hi/names.yaml',
      line: 2,
      path: 'jobs.sals',
      allowed: expect.stringContaining('did you mean sales?'),
    },
  ]);
});

test('a Hindi file with an unknown field, or without a text that it needs, is refused', () => {
  const problems = problemsWith({ 'hi/jobs/sales.yaml': 'nam: अ\n' });
  expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([
    'hi/jobs/sales.yaml name',
    'hi/jobs/sales.yaml nam',
  ]);
});

test('a logo that does not exist is reported with its line, the files that exist, and the closest name', () => {
  const pictures = { 'public/clients/oak.webp': '', 'public/clients/elm.webp': '' };
  const client = (file: string) => ({ ...pictures, 'clients/oak.yaml': `# Oak.\nlogo: ${file}\n` });
  expect(problemsWith(client('oak.webp'))).toEqual([]);
  expect(problemsWith(client('oka.webp'))).toMatchObject([
    { line: 2, path: 'logo', allowed: 'did you mean oak.webp? the name of a file in public/clients/' },
  ]);
  expect(problemsWith(client('pine-trees.webp'))).toMatchObject([
    { allowed: 'the name of a file in public/clients/: elm.webp, oak.webp' },
  ]);
});

test('a picture that could carry a script is refused, whether content names it or not', () => {
  expect(problemsWith({ 'public/clients/oak.svg': '' })).toMatchObject([
    { file: 'public/clients/oak.svg', allowed: expect.stringContaining('a PNG or WebP picture') },
  ]);
});

test('the users of an entry and of a picture are found by file and field', () => {
  const content = new Map([
    ['jobs/chef.yaml', 'name: A\nneighbours:\n  - job: sales\n    why: B\n'],
    ['clients/oak.yaml', 'logo: oak.webp\n'],
  ]);
  expect(usersOf('jobs/sales.yaml', content, collections)).toEqual([
    { file: 'jobs/chef.yaml', path: ['neighbours', 0, 'job'] },
  ]);
  expect(usersOf('public/clients/oak.webp', content, collections)).toEqual([
    { file: 'clients/oak.yaml', path: ['logo'] },
  ]);
});

test('content is read without hidden files, with the pictures, and with changes laid over it', () => {
  temporaryContent({ 'agency.yaml': name, 'cities/agra.yaml': name, 'cities/.DS_Store': '' });
  writeContent('../public/clients/oak.webp', 'picture');
  const changes = new Map([
    ['agency.yaml', 'name: B\n'],
    ['cities/agra.yaml', undefined],
  ]);
  expect([...readContent(changes)]).toEqual([
    ['agency.yaml', 'name: B\n'],
    ['public/clients/oak.webp', ''],
  ]);
});

test('the command prints each problem and their number, and fails', () => {
  const command = join(process.cwd(), 'owner/check/command.ts');
  temporaryContent({ 'cities/Bad Name.yaml': '' });
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(
    `${contentPath('cities/Bad Name.yaml')}:1 (the whole file)\n  found:   an empty file\n  allowed: `,
  );
  expect(stderr).toMatch(/\n\n\d+ problems in \S+\/\n$/);
});
