import { existsSync, rmSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { slugOf } from '#schemas/slug.ts';
import { line, sampleLabel } from '#schemas/text.ts';
import {
  contentPath,
  readContent,
  temporaryContent,
  writeContent,
} from '../../tests/support/temporaryContent.ts';
import { readContent as readAll } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { ConflictRefused } from './conflict.ts';
import { answer } from './store.ts';

const collections = {
  footer: { pattern: 'footer.yaml', schema: z.strictObject({ jobs: z.array(slugOf('jobs')) }) },
  jobs: {
    pattern: 'jobs/*.yaml',
    schema: z.strictObject({
      sample: sampleLabel,
      name: line.max(20),
      note: line.optional(),
      like: slugOf('jobs').optional(),
    }),
  },
};
const chef = '# A comment.\nsample: true\nname: Chef # sample, ask Tara\n';
const files = { 'footer.yaml': 'jobs:\n  - chef\n', 'jobs/chef.yaml': chef };

const request = (action: string, params: object) => answer(action, params, collections);

type Form = Record<string, unknown>;

/** What the form of a file has, as Decap reads it. */
const open = (path: string): Form => parse((request('getEntry', { path }) as { data: string }).data);
const persist = (path: string, form: Form, more: object = {}) =>
  request('persistEntry', { dataFiles: [{ path, raw: stringify(form) }], ...more }) as { saved: unknown[] };

/** Opens the form of a file and saves it with other values. */
const save = (path: string, content: Form) =>
  persist(path, existsSync(path) ? { _opened: open(path)['_opened'], ...content } : content);

/** The conflict with which a save is refused. */
function conflictOf(path: string, form: Form) {
  try {
    persist(path, form);
  } catch (error) {
    if (error instanceof ConflictRefused) return error.conflict;
    throw error;
  }
  throw new Error('The save was not refused.');
}

test('a list returns the files of its folder with their text', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  expect(request('entriesByFolder', { folder: contentPath('jobs') })).toEqual([
    { data: chef, file: { path, id: path } },
  ]);
});

test('a changed value is saved without its sample mark, and every other line stays the same', () => {
  temporaryContent(files);
  save(contentPath('jobs/chef.yaml'), { sample: true, name: 'Cook', note: '' });
  expect(readContent('jobs/chef.yaml')).toBe('# A comment.\nsample: true\nname: Cook\n');
});

test('the switch for samples that are right deletes the marks of the file, and is not written itself', () => {
  temporaryContent(files);
  save(contentPath('jobs/chef.yaml'), { sample: true, name: 'Chef', _accepted: true });
  expect(readContent('jobs/chef.yaml')).toBe('# A comment.\nsample: true\nname: Chef\n');
});

test('empty fields of the form are not written, and a text is written as one line', () => {
  temporaryContent(files);
  save(contentPath('jobs/chef.yaml'), { sample: false, name: 'Chef', note: ' Ask\n  early. ' });
  expect(readContent('jobs/chef.yaml')).toBe(
    '# A comment.\nname: Chef # sample, ask Tara\nnote: Ask early.\n',
  );
});

test('a new entry names its schema and is valid', () => {
  temporaryContent(files);
  save(contentPath('jobs/nurse.yaml'), { name: 'Nurse', note: '' });
  expect(readContent('jobs/nurse.yaml')).toBe(
    '# yaml-language-server: $schema=../.schemas/jobs.json\nname: Nurse\n',
  );
  expect(findProblems(readAll(), collections)).toEqual([]);
});

test('content that the build would refuse is not saved, and the error has the reason', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const refusal = 'Not saved. name. Now: "Chefffffffffffffffffff". Allowed: a text of at most 20 characters';
  expect(() => save(path, { ...parse(chef), name: 'Chefffffffffffffffffff' })).toThrow(refusal);
  expect(readContent('jobs/chef.yaml')).toBe(chef);
});

test('an entry that others refer to is not deleted, and the message says who; any other entry is', () => {
  temporaryContent({ ...files, 'jobs/nurse.yaml': 'name: Nurse\nlike: chef\n' });
  expect(() => request('deleteFiles', { paths: [contentPath('jobs/chef.yaml')] })).toThrow(
    'Not deleted. The job Chef is still used by: the footer (jobs, 1st), the job Nurse (like). Remove it there first.',
  );
  expect(readContent('jobs/chef.yaml')).toBe(chef);
  request('deleteFiles', { paths: [contentPath('jobs/nurse.yaml')] });
  expect(existsSync(contentPath('jobs/nurse.yaml'))).toBe(false);
});

test('files outside the content are not read, written, deleted or listed', () => {
  temporaryContent(files);
  for (const path of [
    'package.json',
    contentPath('../package.json'),
    `${contentPath('jobs')}/../../x.yaml`,
    '/etc/hostname',
    contentPath('.schemas/slugs.json'),
  ]) {
    const refusal = /is not a content file/;
    expect(() => request('getEntry', { path })).toThrow(refusal);
    expect(() => save(path, {})).toThrow(refusal);
    expect(() => request('deleteFiles', { paths: [path] })).toThrow(refusal);
  }
  for (const folder of ['..', '/etc', `${contentPath('jobs')}/..`]) {
    expect(() => request('entriesByFolder', { folder })).toThrow(/is not a content file/);
  }
});

test('a form carries what the file had when it was opened, and no file ever gets that', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const form = open(path);
  expect(form).toMatchObject({ sample: true, name: 'Chef' });
  persist(path, { ...form, note: 'Ask early.' });
  expect(readContent('jobs/chef.yaml')).toBe(`${chef}note: Ask early.\n`);
});

test('a save over a file that changed meanwhile is refused, and shows every field that differs', () => {
  temporaryContent({ ...files, 'jobs/chef.yaml': 'name: Chef\nnote: Old.\n' });
  const path = contentPath('jobs/chef.yaml');
  const form = open(path);
  writeContent('jobs/chef.yaml', 'sample: true\nname: Cook\nnote: Old.\n');
  expect(conflictOf(path, { ...form, name: 'Baker', note: 'Mine.' })).toMatchObject({
    kind: 'changed',
    path,
    differences: [
      { name: 'This is a sample (the page says so)', file: 'true', form: '', changedIn: 'file' },
      { name: 'name', file: 'Cook', form: 'Baker', changedIn: 'both' },
      { name: 'note', file: 'Old.', form: 'Mine.', changedIn: 'form' },
    ],
  });
  expect(readContent('jobs/chef.yaml')).toBe('sample: true\nname: Cook\nnote: Old.\n');
});

test('"Save mine" writes the fields that the form changed, and keeps those that only the file changed', () => {
  temporaryContent({ ...files, 'jobs/chef.yaml': 'name: Chef\nnote: Old.\n' });
  const path = contentPath('jobs/chef.yaml');
  const form = { ...open(path), name: 'Baker' };
  writeContent('jobs/chef.yaml', '# New.\nsample: true\nname: Cook\nnote: New.\n');
  const { seen } = conflictOf(path, form);
  persist(path, form, { seen });
  expect(readContent('jobs/chef.yaml')).toBe('# New.\nsample: true\nname: Baker\nnote: New.\n');
});

test('"Save mine" is refused again if the file has changed since its version was shown', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const form = { ...open(path), name: 'Baker' };
  writeContent('jobs/chef.yaml', 'name: Cook\n');
  const { seen } = conflictOf(path, form);
  writeContent('jobs/chef.yaml', 'name: Waiter\n');
  expect(() => persist(path, form, { seen })).toThrow('has changed');
  expect(readContent('jobs/chef.yaml')).toBe('name: Waiter\n');
});

test('a form can be saved again and again, and another form of the same file is refused', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const [form, otherTab] = [open(path), open(path)];
  const { saved } = persist(path, { ...form, name: 'Cook' });
  persist(path, { ...form, name: 'Baker' }, { saved });
  expect(readContent('jobs/chef.yaml')).toContain('name: Baker');
  expect(conflictOf(path, { ...otherTab, name: 'Waiter' }).kind).toBe('changed');
});

test('a changed comment is no conflict, and it stays', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const form = { ...open(path), name: 'Cook' };
  writeContent('jobs/chef.yaml', chef.replace('A comment', 'Another comment'));
  persist(path, form);
  expect(readContent('jobs/chef.yaml')).toBe('# Another comment.\nsample: true\nname: Cook\n');
});

test('a new entry never replaces a file, not even with the version that was shown', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const { kind, seen, differences } = conflictOf(path, { name: 'Mine' });
  expect(kind).toBe('exists');
  expect(differences).toContainEqual({ name: 'name', file: 'Chef', form: 'Mine', changedIn: 'both' });
  expect(() => persist(path, { name: 'Mine' }, { seen })).toThrow('already an entry');
  expect(readContent('jobs/chef.yaml')).toBe(chef);
});

test('a copy of an entry is a new entry', () => {
  temporaryContent(files);
  const copied = { ...open(contentPath('jobs/chef.yaml')), name: 'Cook' };
  persist(contentPath('jobs/cook.yaml'), copied);
  expect(readContent('jobs/cook.yaml')).toContain('name: Cook\n');
  expect(conflictOf(contentPath('jobs/chef.yaml'), { name: 'Cook' }).kind).toBe('exists');
});

test('a file that was deleted meanwhile is written only when the owner has seen that', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const form = open(path);
  rmSync(path);
  const { kind, seen } = conflictOf(path, form);
  expect(kind).toBe('deleted');
  persist(path, form, { seen });
  expect(readContent('jobs/chef.yaml')).toContain('name: Chef\n');
});

test('a file with a mistake in its YAML is neither opened nor replaced', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const form = open(path);
  writeContent('jobs/chef.yaml', 'name: "Chef\n');
  expect(() => open(path)).toThrow('has a mistake');
  expect(() => persist(path, form)).toThrow('has a mistake');
  expect(readContent('jobs/chef.yaml')).toBe('name: "Chef\n');
});
