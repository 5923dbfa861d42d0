import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { line } from '#schemas/text.ts';
import { contentPath, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { findProblems } from './findProblems.ts';

const schema = z.strictObject({ name: line });
const collections = {
  agency: { pattern: 'agency.yaml', schema },
  footer: { pattern: 'footer.yaml', schema },
  cities: { pattern: 'cities/*.yaml', schema },
  jobs: { pattern: 'jobs/*.yaml', schema },
  legal: { pattern: 'legal/*.yaml', schema },
  services: { pattern: 'services/*.yaml', schema },
  servicesHindi: { pattern: 'hi/services/*.yaml', schema },
};
const validText = 'name: A\n';
const files = {
  'agency.yaml': validText,
  'footer.yaml': validText,
  'cities/agra.yaml': validText,
  'jobs/sales.yaml': validText,
  'legal/terms.yaml': validText,
  'services/search.yaml': validText,
  'hi/services/search.yaml': validText,
};

/** The problems after these files are added to the content, or replace some of its files. */
function problemsWith(changes: Record<string, string>) {
  temporaryContent({ ...files, ...changes });
  return findProblems(collections);
}

test('valid content has no problems, and hidden files are ignored', () => {
  expect(problemsWith({ 'cities/.DS_Store': '' })).toEqual([]);
});

test('the problems of several files are reported together', () => {
  const problems = problemsWith({ 'agency.yaml': 'name: ""\n', 'jobs/sales.yaml': 'nmae: Sales\n' });
  expect(problems.map(({ file, path }) => [file, path])).toEqual([
    [contentPath('agency.yaml'), 'name'],
    [contentPath('jobs/sales.yaml'), 'name'],
    [contentPath('jobs/sales.yaml'), 'nmae'],
  ]);
});

test.each([
  ['another extension', 'cities/shimla.yml', contentPath('cities/shimla.yaml')],
  ['another format', 'jobs/welder.md', contentPath('jobs/welder.yaml')],
  ['a misspelt folder', 'citys/shimla.yaml', contentPath('cities/shimla.yaml')],
  ['a misspelt file', 'footr.yaml', contentPath('footer.yaml')],
  ['capital letters and spaces', 'cities/New Agra.yaml', 'new-agra.yaml'],
])(
  'a file with a wrong name or folder is reported with the path that was probably meant: %s',
  (_, file, rightPath) => {
    const [problem, ...more] = problemsWith({ [file]: validText });
    expect(problem).toMatchObject({ file: contentPath(file), line: 1 });
    expect(problem?.allowed).toContain(`did you mean ${rightPath}?`);
    expect(more).toEqual([]);
  },
);

test.each([
  ['a city with the address of a job', 'cities/sales.yaml', '/jobs/sales'],
  ['a legal page with the address of another page', 'legal/about.yaml', '/about'],
])('an address that is already used is reported: %s', (_, file, address) => {
  expect(problemsWith({ [file]: validText })).toMatchObject([
    { file: contentPath(file), found: expect.stringContaining(address) },
  ]);
});

test('a missing file is reported, and so is an entry in one language only', () => {
  temporaryContent({ ...files, 'hi/services/extra.yaml': validText });
  rmSync(contentPath('footer.yaml'));
  rmSync(contentPath('hi/services/search.yaml'));
  expect(findProblems(collections)).toMatchObject([
    { file: contentPath('footer.yaml'), found: 'no such file' },
    { file: contentPath('hi/services/search.yaml'), found: 'no such file' },
    {
      file: contentPath('hi/services/extra.yaml'),
      found: 'a Hindi file without an English file of the same name',
    },
  ]);
});

test('a legal page to which Hindi pages link must be in Hindi; other legal pages need not', () => {
  expect(problemsWith({ 'legal/job-fraud.yaml': validText })).toMatchObject([
    {
      file: contentPath('hi/legal/job-fraud.yaml'),
      found: 'no such file',
      allowed: `${contentPath('legal/job-fraud.yaml')} in Hindi`,
    },
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
