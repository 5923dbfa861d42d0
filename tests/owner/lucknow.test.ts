import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../../owner/check/content.ts';
import { findProblems } from '../../owner/check/findProblems.ts';
import { formatProblem } from '../../owner/check/problem.ts';
import { tasksIn } from '../../owner/tasks/tasks.ts';
import { agencyIn, valueIn } from '../../owner/setup/answers.ts';
import { copyProject } from '../support/copyProject.ts';
import { sampleWords } from './sampleWords.ts';
import { answerSetup, confirmTheRest, fillInForms, leaveOutUnread } from './walk.ts';

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
  if (!process.env['KEEP']) rmSync(folder, { recursive: true, force: true });
});

const left = () => tasksIn().findings.map(({ file, what, write }) => `${file} ${what}: ${write}`);

/** Runs a command in the copy of the project. Returns what it printed if it failed. */
function run(command: string, ...options: string[]): string {
  const bin = resolve(project, 'node_modules/.bin', command);
  // Vitest sets NODE_ENV, and React's files for tests are larger.
  const env = { ...process.env, CONTENT_DIR: 'content', NODE_ENV: undefined, TEST_SITE: 'site' };
  const { status, stdout, stderr } = spawnSync(bin, options, { cwd: folder, env, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test('the setup takes every answer', async () => {
  const { said, actions } = await answerSetup();
  expect(said).toMatch(/Written\.$/);
  expect(said).not.toContain('is not allowed');
  console.log(`${actions} answers in the setup`);
  expect(findProblems(readContent()).map(formatProblem)).toEqual([]);
});

test('the places where the agency works are its own after the setup', () => {
  expect(agencyIn(readContent()).places).toEqual({ inPerson: ['lucknow'], elsewhere: 'byPhone' });
  expect(valueIn(readContent(), 'hi/agency.yaml', ['address', 'state'])).toBe('उत्तर प्रदेश');
  expect(left().filter((line) => /places|hi\/agency\.yaml address/.test(line))).toEqual([]);
});

test('who works here is asked for, the editor takes the other texts as they stand, and nothing is left', () => {
  expect(left().filter((line) => line.includes('people.sample'))).toHaveLength(1);
  console.log(`${fillInForms() + confirmTheRest()} actions in the editor`);
  expect(left()).toEqual([]);
});

test('the site is built', () => {
  expect(run('astro', 'build', '--silent')).toBe('');
});

test('no file of the site has a word of the sample', () => {
  const files = globSync('dist/**/*.{html,txt,xml,vcf,json,js,webmanifest}');
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => words.foundIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(globSync('dist/{clients,founder}/*')).toEqual([]);
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
