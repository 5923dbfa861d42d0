import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { agency } from '#schemas/agency.ts';
import { type ContentCopy, sampleCopy } from '../launch/contentCopy.ts';

vi.setConfig({ testTimeout: 60_000 });

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
  return copy.run('setup.ts', 'answers.json', ...flags);
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

test('a dry run shows the changes and writes nothing', () => {
  const before = copy.read(file);
  const { status, stdout } = answer({ name: 'Asha: Recruiters' }, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('name: Sangam Talent Partners → Asha: Recruiters');
  expect(copy.read(file)).toBe(before);
});

test.each([
  ['unknown keys', { nmae: 'Asha', social: { orkut: 'https://orkut.com/a' } }, ['nmae', 'social.orkut']],
  ['a number that nobody can dial', { phones: ['+91 00000 00000', '+91 98765 43210'] }, ['phones 1', 'dial']],
  ['a number without its country', { phones: ['98765 43210', '+91 98765 43210'] }, ['phones 1', '+91']],
  ['one phone', { phones: ['+91 98765 43210'] }, ['phones']],
  ['an example address', { email: 'hello@example.com' }, ['email', 'example address']],
  ['no address at all', { email: 'hello' }, ['email', 'an email address']],
  ['a site with a slash', { siteUrl: 'https://www.asha.in/' }, ['siteUrl', 'slash']],
  ['a simulated form', { delivery: 'simulated' }, ['delivery', 'sends nothing']],
  ["the sample's name", { name: 'Sangam Talent Partners' }, ['name', 'sample']],
  ['nine clients', { clientNames: Array(9).fill('Neem Foods') }, ['clientNames']],
  ['an invented client', { clientNames: Array(10).fill('Blue Pier Logistics') }, ['clientNames 1']],
  ['two lines', { name: 'Asha\nRecruiters' }, ['name', 'one line']],
  ['an unseen character', { blurb: 'We\u0007 hire' }, ['blurb', 'cannot be seen']],
  ['a number in place of text', { address: { postalCode: 110001 } }, ['address.postalCode', 'string']],
  ['a list', ['Asha'], ['answers.json']],
  ['no JSON', '{ "name": ', ['JSON']],
])('%s: a named error, and nothing is written', (_, answers, words) => {
  const before = copy.read(file);
  const { status, stderr } = answer(answers);
  expect(status).toBe(1);
  for (const word of words) expect(stderr).toContain(word);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(copy.read(file)).toBe(before);
});

test('all mistakes are told at once', () => {
  const { stderr } = answer({ name: ' Asha', email: 'hello', siteUrl: 'asha.in' });
  for (const place of ['name:', 'email:', 'siteUrl:']) expect(stderr).toContain(place);
});

test('without a terminal and without answers it says what to do', () => {
  const { status, stderr } = copy.run('setup.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run setup -- answers.json');
});

test('a file of answers that is not there is named', () => {
  expect(copy.run('setup.ts', 'nowhere.json')).toMatchObject({
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
