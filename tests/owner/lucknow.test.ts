import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { readContent } from '../../owner/check/content.ts';
import { findProblems } from '../../owner/check/findProblems.ts';
import { englishPath } from '../../owner/check/forms.ts';
import { formatProblem } from '../../owner/check/problem.ts';
import { begin } from '../../owner/desk/begin.ts';
import { confirmAsItStands } from '../../owner/desk/confirmAsItStands.ts';
import { formFor } from '../../owner/desk/form.ts';
import { save } from '../../owner/desk/save.ts';
import { whatIsLeft } from '../../owner/desk/whatIsLeft.ts';
import { tasksIn } from '../../owner/tasks/tasks.ts';
import { copyProject } from '../support/copyProject.ts';
import { sampleWords } from './sampleWords.ts';

/*
 * The way from the sample to the site of another agency, by docs/launching.md: a proprietor in Lucknow with one phone, one
 * client without a logo, no testimonial, no letter, no claims and three services. The steps are those of one test each and build on one another.
 */

type Values = Record<string, unknown>;

const project = process.cwd();
/** What is typed into the forms of the desk, by the form's path, in the order of the guide. */
const forms: Record<string, Values> = parse(readFileSync('tests/owner/lucknow.yaml', 'utf8'));
let folder = '';
let words: ReturnType<typeof sampleWords>;

beforeAll(() => {
  words = sampleWords(readContent());
  folder = copyProject();
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

/** Opens a form, types into some fields, and presses Save. */
function saveForm(path: string, typed: Values): void {
  const form = formFor(englishPath(path).replace(/\/$/, ''), readContent());
  const opened = englishPath(path) === path ? form.english : form.hindi;
  if (!opened) throw new Error(`There is no form for ${path}`);
  const content = path.endsWith('/') ? typed : typeOver(opened.content, typed);
  save({ ...opened, content });
}

/** A form's content after typing. An empty value empties its field. */
function typeOver(content: unknown, typed: unknown): unknown {
  if (!isMapping(typed)) return typed ?? undefined;
  const before = isMapping(content) ? content : {};
  const changes = Object.entries(typed).map(([key, value]) => [key, typeOver(before[key], value)]);
  return { ...before, ...Object.fromEntries(changes) };
}

test('the desk takes what only the owner knows, and every form', () => {
  const { begin: typed, ...others } = forms;
  begin(typed);
  for (const [path, values] of Object.entries(others)) saveForm(path, values);
  expect(findProblems(readContent()).map(formatProblem)).toEqual([]);
  expect(parse(readContent().get('agency.yaml') ?? '')).not.toHaveProperty('clientNames');
});

test('texts are taken as they stand, every fact is read back and ticked, and nothing is left', () => {
  for (const { findings } of whatIsLeft(readContent()).groups) {
    const confirmations = findings.flatMap(({ confirmation }) => confirmation ?? []);
    if (confirmations.length > 0) confirmAsItStands(confirmations);
  }
  expect(tasksIn(readContent()).findings).toEqual([]);
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

/** What only a site with landing pages can say. */
const ofLandingPages =
  /our (city|company|department) pages|driver in Noida|नोएडा में ड्राइवर|Karol Bagh|Thirty departments/;

test('without the landing pages that nobody has read, their hubs go too, no text speaks of them, and the tests of the site pass', () => {
  const kinds = ['cities', 'roles', 'arrangements', 'departments', 'companies', 'guides'];
  saveForm('confirmed.yaml', { leaveOutUnread: Object.fromEntries(kinds.map((kind) => [kind, true])) });
  expect(run('astro', 'build', '--silent')).toBe('');
  expect(globSync('dist/**/{jobs,department,company,guide}{.html,/}')).toEqual([]);
  const html = new Map(globSync('dist/**/*.html').map((file) => [file, readFileSync(file, 'utf8')]));
  expect([...html].flatMap(([file, text]) => (ofLandingPages.test(text) ? [file] : []))).toEqual([]);
  expect(html.get('dist/about.html')).toContain('We meet people and employers in Lucknow.');
  expect(html.get('dist/resume.html')).toContain('Delivery');
  expect(run('vitest', 'run', '--project', 'site')).toBe('');
  expect(run('playwright', 'test', '--project=site', '--reporter=line')).toBe('');
});
