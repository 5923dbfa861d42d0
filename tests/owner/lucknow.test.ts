import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../owner/check/content.ts';
import { findProblems } from '../../owner/check/findProblems.ts';
import { formatProblem } from '../../owner/check/problem.ts';
import { tasksIn } from '../../owner/tasks/tasks.ts';
import { copyProject } from '../support/copyProject.ts';
import { sampleWords } from './sampleWords.ts';
import { confirmTheRest, fillInForms, leaveOutUnread, readBack } from './walk.ts';

/*
 * The way from the sample to the site of another agency, by docs/launching.md: a proprietor in Lucknow with one phone, one
 * client without a logo, no testimonial, no letter, no claims and three services. The steps are those of one test each and build on one another.
 */

const project = process.cwd();
let folder = '';
let words: ReturnType<typeof sampleWords>;

beforeAll(() => {
  words = sampleWords(readContent());
  folder = copyProject();
  for (const part of ['rules', 'tests', 'vitest.config.ts', 'playwright.config.ts', 'package-lock.json'])
    cpSync(part, join(folder, part), { recursive: true });
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command in the copy of the project. Returns what it printed if it failed. */
function run(command: string, ...options: string[]): string {
  const bin = resolve(project, 'node_modules/.bin', command);
  // Vitest sets NODE_ENV, and React's files for tests are larger.
  const env = { ...process.env, CONTENT_DIR: 'content', NODE_ENV: undefined, TEST_SITE: 'site' };
  const { status, stdout, stderr } = spawnSync(bin, options, { cwd: folder, env, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test('the desk takes every form, and corrects what is typed', () => {
  fillInForms();
  expect(findProblems(readContent()).map(formatProblem)).toEqual([]);
  const agency = parse(readContent().get('agency.yaml') ?? '');
  expect(agency).toMatchObject({
    phones: ['+91 98391 23456'],
    address: { state: 'Uttar Pradesh', postalCode: '226001' },
    siteUrl: 'https://www.gomtiplacement.in',
  });
  expect(agency).not.toHaveProperty('clientNames');
  expect(parse(readContent().get('hi/agency.yaml') ?? '').address).toEqual({
    city: 'लखनऊ',
    state: 'उत्तर प्रदेश',
  });
});

test('texts are taken as they stand, every fact is read back and ticked, and nothing is left', () => {
  confirmTheRest();
  expect(new Set(tasksIn().findings.map(({ group }) => group))).toEqual(new Set(['readBack']));
  readBack();
  expect(tasksIn().findings).toEqual([]);
});

test('the site is built', () => {
  expect(run('astro', 'build', '--silent')).toBe('');
});

test('no file of the site has a word of the sample', () => {
  const files = globSync('dist/**/*.{html,txt,xml,vcf,json,js,webmanifest}');
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => words.foundIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(globSync('dist/{clients,founder,people}/*')).toEqual([]);
});

test('the tests of the built site and the text rules pass', () => {
  expect(run('vitest', 'run', '--project', 'site')).toBe('');
  expect(run('node', 'rules/command.ts')).toBe('');
});

test('the browser tests of the site pass', () => {
  expect(run('playwright', 'test', '--project=site', '--reporter=line')).toBe('');
});

test('without the landing pages that nobody has read, their hubs go too, and the tests of the site pass', () => {
  leaveOutUnread();
  expect(run('astro', 'build', '--silent')).toBe('');
  expect(globSync('dist/**/{jobs,department,company,guide}{.html,/}')).toEqual([]);
  expect(run('vitest', 'run', '--project', 'site')).toBe('');
  expect(run('playwright', 'test', '--project=site', '--reporter=line')).toBe('');
});
