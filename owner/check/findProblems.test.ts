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
  legal: { pattern: 'legal/*.yaml', schema: entry },
  jobsHindi: { pattern: 'hi/jobs/*.yaml', schema: job },
  // Its fields are named after entries.
  names: { pattern: 'hi/names.yaml', schema: z.strictObject({ jobs: z.record(slugOf('jobs'), line) }) },
};
const name = 'name: A\n';
const legal = ['privacy', 'terms', 'employer-terms', 'vulnerability', 'job-fraud', 'accessibility'];
const files = {
  'agency.yaml': name,
  'cities/agra.yaml': name,
  'jobs/sales.yaml': name,
  ...Object.fromEntries(legal.map((page) => [`legal/${page}.yaml`, name])),
};
const neighbour = 'name: A\nneighbours:\n  - job: sale\n    why: B\n';
const client = (picture: string) => ({
  'public/clients/oak.webp': '',
  'public/clients/elm.webp': '',
  'clients/oak.yaml': `# Oak.\nlogo: ${picture}\n`,
});

test.each<[string, Record<string, string | undefined>, string[]]>([
  ['valid content', {}, []],
  ['valid Hindi', { 'hi/jobs/sales.yaml': name, 'hi/names.yaml': 'jobs:\n  sales: अ\n' }, []],
  [
    'mistakes in several files',
    { 'agency.yaml': 'name: ""\n', 'jobs/sales.yaml': 'nmae: Sales\n' },
    ['agency.yaml:1 name: ', 'jobs/sales.yaml:1 name: ', 'jobs/sales.yaml:1 nmae: '],
  ],
  ['another extension', { 'cities/shimla.yml': name }, ['mean \\S*cities/shimla\\.yaml\\?']],
  ['another format', { 'jobs/welder.md': name }, ['mean \\S*jobs/welder\\.yaml\\?']],
  ['a misspelt folder', { 'citys/shimla.yaml': name }, ['mean \\S*cities/shimla\\.yaml\\?']],
  ['a misspelt file', { 'agncy.yaml': name }, ['mean \\S*agency\\.yaml\\?']],
  ['capitals and spaces', { 'cities/New Agra.yaml': name }, ['New Agra\\.yaml:1 .*mean new-agra\\.yaml\\?']],
  [
    'a city with the address of a job',
    { 'cities/sales.yaml': name },
    ['cities/sales\\.yaml:1 .*/jobs/sales'],
  ],
  [
    'a legal page at a taken address',
    { 'legal/about.yaml': name },
    ['legal/about\\.yaml:1 .*the address /about'],
  ],
  ['no privacy notice', { 'legal/privacy.yaml': undefined }, ['legal/privacy\\.yaml:1 .*no such file']],
  ['no agency', { 'agency.yaml': undefined }, ['agency\\.yaml:1 .*no such file']],
  [
    'a Hindi file without an English one',
    { 'hi/jobs/chef.yaml': name },
    ['hi/jobs/chef\\.yaml:1 .*a Hindi file without an English file of the same name'],
  ],
  [
    'a reference to no entry',
    { 'jobs/sales.yaml': neighbour, 'hi/jobs/sales.yaml': neighbour },
    [
      '^jobs/sales\\.yaml:3 neighbours\\.0\\.job: "sale"; did you mean sales\\? the name of a file in \\S*jobs/, without "\\.yaml"$',
      '^hi/jobs/sales\\.yaml:3 neighbours\\.0\\.job: "sale"; did you mean sales\\?',
    ],
  ],
  [
    'a field named after no entry',
    { 'hi/names.yaml': 'jobs:\n  sals: अ\n' },
    ['hi/names\\.yaml:2 jobs\\.sals: .*did you mean sales\\?'],
  ],
  [
    'a misspelt field in Hindi',
    { 'hi/jobs/sales.yaml': 'nam: अ\n' },
    ['hi/jobs/sales\\.yaml:1 name: ', 'yaml:1 nam: '],
  ],
  ['a logo', client('oak.webp'), []],
  [
    'a misspelt logo',
    client('oka.webp'),
    ['clients/oak\\.yaml:2 logo: .*mean oak\\.webp\\? the name of a file in public/clients/$'],
  ],
  [
    'a logo without a file',
    client('pine-trees.webp'),
    ['the name of a file in public/clients/: elm\\.webp, oak\\.webp$'],
  ],
  [
    'a picture that could carry a script',
    { 'public/clients/oak.svg': '' },
    ['oak\\.svg:1 .*a PNG or WebP picture'],
  ],
])('%s', (_, changes, expected) => {
  const content = new Map(
    Object.entries({ ...files, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const problems = findProblems(content, collections).map(
    ({ file, line, path, found, allowed }) => `${file}:${line} ${path}: ${found}; ${allowed}`,
  );
  expect(problems).toEqual(expected.map((part) => expect.stringMatching(part)));
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
