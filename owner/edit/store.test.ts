import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findEntryProblems } from '../check/findEntryProblems.ts';
import { answer } from './store.ts';

const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync('content', join(copy, 'content'), { recursive: true });
  process.chdir(copy);
});

afterEach(() => {
  process.chdir(project);
  rmSync(copy, { recursive: true });
});

const agra = 'content/cities/agra.yaml';
const read = (path: string) => readFileSync(path, 'utf8');
const save = (path: string, content: unknown) =>
  answer('persistEntry', { dataFiles: [{ path, raw: stringify(content) }] });

test('a list holds the files of its folder, text and all', () => {
  const entries = answer('entriesByFolder', { folder: 'content/clients' });
  expect(entries).toHaveLength(3);
  expect(entries).toContainEqual({
    data: read('content/clients/chinar-diagnostics.yaml'),
    file: { path: 'content/clients/chinar-diagnostics.yaml', id: 'content/clients/chinar-diagnostics.yaml' },
  });
});

test('what the form leaves empty is not in the file, and a text is one line', () => {
  const client = 'content/clients/chinar-diagnostics.yaml';
  save(client, { ...parse(read(client)), sample: false, description: ' Laboratories\n  in six cities. ' });
  expect(parse(read(client))).toEqual({
    name: 'Chinar Diagnostics',
    industry: 'Healthcare',
    description: 'Laboratories in six cities.',
    logo: 'chinar-diagnostics.svg',
  });
});

test('a new entry names its schema and is in order', () => {
  save('content/cities/shimla.yaml', { ...parse(read(agra)), name: 'Shimla', preferredLocation: '' });
  expect(read('content/cities/shimla.yaml')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.schemas\/cities\.json\nname: Shimla\n/,
  );
  expect(findEntryProblems()).toEqual([]);
});

test('what the build would refuse is refused with its reason, and the file stays', () => {
  const before = read(agra);
  expect(() => save(agra, { ...parse(before), title: 'x'.repeat(66) })).toThrow(
    /Not saved\. content\/cities\/agra\.yaml:6 title\n.*\n {2}allowed: a text of at most 65 characters/,
  );
  expect(read(agra)).toBe(before);
});

test('an entry that others refer to is not deleted; one that nobody needs is', () => {
  expect(() => answer('deleteFiles', { paths: ['content/jobs/chef.yaml'] })).toThrow(/content\/footer\.yaml/);
  expect(existsSync('content/jobs/chef.yaml')).toBe(true);
  save('content/cities/shimla.yaml', { ...parse(read(agra)), name: 'Shimla' });
  answer('deleteFiles', { paths: ['content/cities/shimla.yaml'] });
  expect(existsSync('content/cities/shimla.yaml')).toBe(false);
});

describe('no other file of the computer is', () => {
  const others = [
    'package.json',
    'content/../package.json',
    'content/cities/../../x.yaml',
    '/etc/hostname',
    'content/.schemas/slugs.json',
  ];
  test.each(others)('read, written or deleted: %s', (path) => {
    const refusal = /No content file can be called/;
    expect(() => answer('getEntry', { path })).toThrow(refusal);
    expect(() => save(path, {})).toThrow(refusal);
    expect(() => answer('deleteFiles', { paths: [path] })).toThrow(refusal);
  });

  test('listed', () => {
    expect(() => answer('entriesByFolder', { folder: copy })).toThrow();
    expect(() => answer('entriesByFolder', { folder: 'content/cities/..' })).toThrow();
  });
});
