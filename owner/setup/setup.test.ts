import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { agency } from '#schemas/agency.ts';
import { type ContentCopy, sampleCopy } from '../launch-check/contentCopy.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const file = 'content/agency.yaml';
const example = resolve(import.meta.dirname, '../../docs/answers-example.json');

let copy: ContentCopy;
beforeEach(() => {
  copy = sampleCopy();
});
afterEach(() => copy[Symbol.dispose]());

/** Runs the setup with an answers file. */
function answer(answers: unknown, ...flags: string[]) {
  copy.write('answers.json', typeof answers === 'string' ? answers : JSON.stringify(answers));
  return copy.run('setup/command.ts', 'answers.json', ...flags);
}

test('the documented example fills the file: every mark goes, every other comment stays', () => {
  const before = copy.read(file);
  const { status, stdout } = answer(readFileSync(example, 'utf8'));
  expect(status).toBe(0);
  expect(stdout).toContain('email: hello@example.com → hello@asha-recruiters.in');
  const after = copy.read(file);
  const { founder, ...rest } = JSON.parse(readFileSync(example, 'utf8'));
  expect(parse(after)).toMatchObject(rest);
  expect(parse(after).founder).toMatchObject({ name: founder.name });
  expect(agency.safeParse(parse(after)).success).toBe(true);
  const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));
  expect(comments(after)).toEqual(comments(before));
  expect(after).not.toMatch(/^[^#]* # sample$|^ +sample: true$/m);
});

test('what is left out stays, mark and all', () => {
  const before = copy.read(file);
  expect(answer({ email: 'hello@asha-recruiters.in' }).status).toBe(0);
  expect(copy.read(file)).toBe(before.replace('hello@example.com # sample', 'hello@asha-recruiters.in'));
});

test('a letter of other length takes the place of the sample, and its mark goes', () => {
  const paragraphs = ['Dear reader: hello.', 'Write to me.'];
  expect(answer({ founder: { letter: { title: 'A letter', paragraphs } } }).status).toBe(0);
  const { founder } = parse(copy.read(file));
  expect(founder).toMatchObject({ letter: { title: 'A letter', paragraphs } });
  expect(founder.sample).toBeUndefined();
});

test('a file from an editor on Windows is read', () => {
  expect(answer('\uFEFF{\r\n"name": "Asha Recruiters"\r\n}').status).toBe(0);
  expect(parse(copy.read(file)).name).toBe('Asha Recruiters');
});

test('a dry run shows the changes and writes nothing', () => {
  const before = copy.read(file);
  const { status, stdout } = answer({ name: 'Asha: Recruiters' }, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('name: Sangam Talent Partners → Asha: Recruiters');
  expect(copy.read(file)).toBe(before);
});

test('one bad answer among good ones: all are told, nothing is written', () => {
  const before = copy.read(file);
  const { status, stderr } = answer({ name: 'Asha', email: 'hello@example.com', nmae: 'Asha' });
  expect(status).toBe(1);
  expect(stderr).toContain('nmae');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(copy.read(file)).toBe(before);
});

test('without a terminal and without answers it says what to do', () => {
  const { status, stderr } = copy.run('setup/command.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run setup -- answers.json');
});

test('a file of answers that is not there is named', () => {
  expect(copy.run('setup/command.ts', 'nowhere.json')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('nowhere.json'),
  });
});

test('a mistake that was in the file before is told, and nothing is written', () => {
  copy.edit(file, 'New Delhi', '""');
  const before = copy.read(file);
  const { status, stderr } = answer({ name: 'Asha Recruiters' });
  expect(status).toBe(1);
  expect(stderr).toContain('address.city');
  expect(copy.read(file)).toBe(before);
});

test('nothing is left beside the file, and its permissions stay', () => {
  chmodSync(join(copy.folder, file), 0o640);
  answer({ name: 'Asha Recruiters' });
  expect(statSync(join(copy.folder, file)).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(copy.folder, 'content')).filter((name) => name.includes('agency'))).toEqual([
    'agency.yaml',
  ]);
});
