import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { slugOf } from '#schemas/slug.ts';
import { line, sampleMark } from '#schemas/text.ts';
import { contentPath, readContent, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { findProblems } from '../check/findProblems.ts';
import { answer } from './store.ts';

const collections = {
  footer: { pattern: 'footer.yaml', schema: z.strictObject({ jobs: z.array(slugOf('jobs')) }) },
  jobs: {
    pattern: 'jobs/*.yaml',
    schema: z.strictObject({ sample: sampleMark, name: line.max(20), note: line.optional() }),
  },
};
const chef = '# A comment.\nsample: true\nname: Chef # sample, ask Tara\n';
const files = { 'footer.yaml': 'jobs:\n  - chef\n', 'jobs/chef.yaml': chef };

const request = (action: string, params: object) => answer(action, params, collections);
const save = (path: string, content: unknown) =>
  request('persistEntry', { dataFiles: [{ path, raw: stringify(content) }] });

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
  expect(findProblems(collections)).toEqual([]);
});

test('content that the build would refuse is not saved, and the error has the reason', () => {
  temporaryContent(files);
  const path = contentPath('jobs/chef.yaml');
  const refusal = `Not saved. ${path}:3 name\n  found:   "Chefffffffffffffffffff"\n  allowed: a text of at most 20 characters`;
  expect(() => save(path, { ...parse(chef), name: 'Chefffffffffffffffffff' })).toThrow(refusal);
  expect(readContent('jobs/chef.yaml')).toBe(chef);
});

test('an entry that others refer to is not deleted; any other entry is', () => {
  temporaryContent({ ...files, 'jobs/nurse.yaml': 'name: Nurse\n' });
  expect(() => request('deleteFiles', { paths: [contentPath('jobs/chef.yaml')] })).toThrow(
    contentPath('footer.yaml'),
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
