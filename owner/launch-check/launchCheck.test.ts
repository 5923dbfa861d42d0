import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type ContentCopy, contentCopy, sampleCopy } from './contentCopy.ts';
import { launchedCopy } from './launchedCopy.ts';
import { launchReport } from './launchFindings.ts';
import { sampleAt } from './sampleRecord.ts';

// Whole processes that read every content file: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const project = process.cwd();
let launched: ContentCopy;
let copy: ContentCopy;

beforeAll(() => {
  launched = launchedCopy();
});

afterAll(() => launched[Symbol.dispose]());

beforeEach(() => {
  copy = contentCopy(launched.folder);
  process.chdir(copy.folder);
});

afterEach(() => {
  process.chdir(project);
  copy[Symbol.dispose]();
});

const places = () => launchReport().findings.map(({ file, line, what }) => `${file}:${line} ${what}`);

const valuesOf = (file: string) => parse(readFileSync(join(project, file), 'utf8'));
const agency = valuesOf('content/agency.yaml');

test.skipIf(agency.name !== sampleAt('content/agency.yaml', ['name']))(
  'while the agency is the sample, owner/launch-check/sample/ is its copy',
  () => {
    expect(valuesOf('owner/launch-check/sample/agency.yaml')).toEqual(agency);
  },
);

test('the sample is not ready: one line a finding, a heading over each kind, no colour in a pipe', () => {
  using sample = sampleCopy();
  const { status, stdout } = sample.run('launch-check/command.ts');
  expect(status).toBe(1);
  expect(stdout).toBe(stripVTControlCharacters(stdout));
  expect(stdout).toMatch(/^content\/agency\.yaml:12 founder\.name: .*e\.g\. Asha Verma/m);
  for (const heading of ['Sample values', 'Claims', 'Numbers and addresses', 'Clients', 'message form']) {
    expect(stdout).toContain(heading);
  }
  expect(stdout).not.toContain('Ready to launch');
});

test('a site filled by the setup and by what docs/launching.md tells is ready', () => {
  const { status, stdout, stderr } = copy.run('launch-check/command.ts');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/Ready to launch\n$/);
  expect(stdout).toContain('no build yet');
  expect(status).toBe(0);
});

test('Hindi texts wait for somebody who reads Hindi, and for the words of your own', () => {
  copy.edit('content/hi/agency.yaml', 'confirmed: true', 'confirmed: false');
  copy.edit('content/hi/pages/home.yaml', /^( {2}note: .*)$/m, '$1 # sample');
  expect(launchReport().findings).toMatchObject([
    { group: 'hindi', file: 'content/hi/agency.yaml', what: 'readByHindiSpeaker.confirmed' },
    { group: 'clients', file: 'content/hi/pages/home.yaml', what: 'clients.note' },
  ]);
});

test('machines get the same as JSON', () => {
  copy.edit('content/agency.yaml', 'delivery: whatsapp', 'delivery: simulated');
  const { status, stdout } = copy.run('launch-check/command.ts', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ready: false,
    findings: [{ file: 'content/agency.yaml', line: 50, what: 'delivery', group: 'delivery' }],
  });
});

test('a social page or a site address that is missing is found once', () => {
  copy.edit('content/agency.yaml', /^ {2}twitter: .*\n/m, '');
  copy.edit('content/agency.yaml', /^siteUrl: .*$/m, 'siteUrl:');
  expect(places()).toEqual(['content/agency.yaml:33 social.twitter', 'content/agency.yaml:52 siteUrl']);
});

test('what the build refuses is no launch either', () => {
  copy.edit('content/cities/agra.yaml', /^state: .*$/m, 'state: ""');
  copy.edit('content/agency.yaml', /^ {2}- \+91 98.*$/m, '  - 98765 43210');
  expect(places()).toEqual([
    'content/agency.yaml:23 phones 1',
    expect.stringMatching(/^content\/cities\/agra\.yaml:\d+ state$/),
  ]);
});

test('unread pages are counted and hold nothing up', () => {
  copy.write('content/read.yaml', 'cities: all\njobs: []\ndepartments:\n  - it\ncompanies: all\n');
  const { findings, warnings } = launchReport();
  expect(findings).toEqual([]);
  expect(warnings).toMatchObject([
    { line: 2, what: 'jobs', write: expect.stringMatching(/(\d+) of \1 are unread/) },
    { line: 4, what: 'departments', write: expect.stringMatching(/29 of 30 are unread/) },
  ]);
});

test('a built page with a sample in it, which no content file explains, is found; an old build says nothing', () => {
  mkdirSync('dist');
  copy.write('dist/index.html', '<title>Asha</title><main><p>Sangam Talent Partners</p></main>');
  expect(places()).toEqual(['dist/index.html:1 a text that no content file holds']);
  utimesSync(join(copy.folder, 'dist/index.html'), 0, 0);
  expect(launchReport()).toMatchObject({ findings: [], note: expect.stringContaining('older') });
});
