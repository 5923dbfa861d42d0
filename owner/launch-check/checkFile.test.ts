import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkFile } from './checkFile.ts';
import { commentsOf, isSampleMark } from './comments.ts';
import { type ContentCopy, sampleCopy } from './contentCopy.ts';

// The copy is of some 250 files.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const project = process.cwd();
let copy: ContentCopy;

beforeAll(() => {
  copy = sampleCopy();
  process.chdir(copy.folder);
});

afterAll(() => {
  process.chdir(project);
  copy[Symbol.dispose]();
});

const sample = readFileSync('owner/launch-check/sample/agency.yaml', 'utf8');
const agency = 'content/agency.yaml';

/** Findings once `from` is `to` in the sample's agency file. */
function after(from: string | RegExp, to: string) {
  copy.write(agency, sample);
  copy.edit(agency, from, to);
  return checkFile(agency);
}

const marks = commentsOf(sample).filter(isSampleMark);
const lineText = (line: number) => sample.split('\n')[line - 1] ?? '';
const mayStay = /^(blurb| {2}locality| {2}postalCode):/;

test('every mark, claim and whole sample is found at its own line', () => {
  const lines = after(/^# The agency/, '# Our agency').map(({ line }) => line);
  const marked = marks.map(({ line }) => line);
  const others = sample
    .split('\n')
    .flatMap((text, index) => (/^\s+(sample: true|confirmed: false)$/.test(text) ? [index + 1] : []));
  expect(marked).toHaveLength(25);
  expect(lines).toEqual([...marked, ...others].sort((a, b) => a - b));
});

test.each(marks.map(({ line }) => line).filter((line) => !mayStay.test(lineText(line))))(
  'line %i is found without its mark, as its value is a placeholder in itself',
  (line) => {
    const found = after(lineText(line), lineText(line).replace(/ # sample$/, ''));
    const finding = found.find((one) => one.line === line);
    expect(finding?.write).not.toBe('');
    expect(finding?.write).not.toContain('# sample');
  },
);

test.each(['blurb', 'locality', 'postalCode'])('%s may stay as it is once its mark is gone', (key) => {
  const line = marks.find((mark) => lineText(mark.line).trim().startsWith(`${key}:`))?.line ?? 0;
  const found = after(lineText(line), lineText(line).replace(/ # sample$/, ''));
  expect(found.map((one) => one.line)).not.toContain(line);
});

test('a mark left on a changed value is to be deleted', () => {
  const found = after('name: Sangam Talent Partners', 'name: Asha Recruiters').filter(
    ({ line }) => line === 7,
  );
  expect(found).toMatchObject([{ group: 'marks', write: expect.stringContaining('delete "# sample"') }]);
});

test.each([
  ['email: hello@example.com', 'email: hello@mail.example.org'],
  ['siteUrl: https://example.com', 'siteUrl: https://localhost:4321'],
  ['siteUrl: https://example.com', 'siteUrl: https://agency.test'],
  ['siteUrl: https://example.com', 'siteUrl: https://www.your-agency.in'],
  ['email: hello@example.com', 'email: hello@your-agency.in'],
  ['linkedin: https://www.linkedin.com/company/example', 'linkedin: https://www.linkedin.com/company/'],
  ['  - +91 00000 00000', '  - +91 12'],
  ['street: 00 Sample Marg, Second Floor', 'street: 5 Sample Street'],
  ["name: Founder's name", 'name: Your name'],
  ["name: Founder's name", 'name: Founder’s Name'],
  ['delivery: simulated', 'delivery: https://example.net/messages'],
])('%s is not mended by %s', (from, to) => {
  const line = sample.slice(0, sample.indexOf(from)).split('\n').length;
  expect(after(`${from} # sample`, to).map((one) => one.line)).toContain(line);
});

test.each([
  ['email: hello@example.com # sample', 'email: contest@latest-example.co.in'],
  ['siteUrl: https://example.com # sample', 'siteUrl: https://www.samples.in'],
  ['  - +91 00000 00000 # sample', '  - +91 11 4150 2233'],
  ["name: Founder's name # sample", 'name: "Tara #sample Rao"'],
  ['delivery: simulated # sample', 'delivery: whatsapp'],
])('%s is mended by %s', (from, to) => {
  const line = sample.slice(0, sample.indexOf(from)).split('\n').length;
  expect(after(from, to).map((one) => one.line)).not.toContain(line);
});

test('a mark is found on a text over several lines, on the line before, and with other words', () => {
  for (const text of [
    'blurb: >- # sample\n  We find\n  people.',
    '# sample\nblurb: We find people.',
    'blurb: We find people. # sample, for now',
  ]) {
    expect(after(/^blurb: .*$/m, text).filter(({ what }) => what === 'blurb')).toHaveLength(1);
  }
});

test('a # inside a text is no mark, nor is a comment that speaks of samples', () => {
  const texts = [
    'blurb: "We find # sample people"',
    'blurb: We find people. # not a sample',
    'blurb: |-\n  We find\n  # sample\n  people.',
  ];
  for (const text of texts) {
    expect(after(/^blurb: .*$/m, text).filter(({ what }) => what === 'blurb')).toEqual([]);
  }
});

test('a client whose mark is gone is still a sample by its name, words and logo', () => {
  const file = 'content/clients/chinar-diagnostics.yaml';
  expect(checkFile(file)).toMatchObject([{ line: 1, group: 'clients' }]);
  copy.edit(file, 'sample: true\n', '');
  expect(checkFile(file).map(({ what }) => what)).toEqual(['name', 'description', 'logo']);
});

test("a testimonial whose mark is gone is still a sample by its words and by an invented firm's name", () => {
  const file = 'content/testimonials/head-of-operations.yaml';
  copy.edit(file, 'sample: true\n', '');
  expect(checkFile(file).map(({ what }) => what)).toEqual(['quote', 'name', 'role']);
  copy.edit(file, /quote: .*\nname: .*\n/, 'quote: They asked good questions.\nname: Tara Rao\n');
  copy.edit(file, 'Head of Operations', 'Director');
  expect(checkFile(file).map(({ what }) => what)).toEqual(['role']);
});

test('a legal text is reviewed when its mark and its comments are gone', () => {
  const file = 'content/legal/terms.yaml';
  copy.write(file, 'sample: true\n# For the owner to confirm.\ntitle: Terms\n');
  expect(checkFile(file).map(({ line, group }) => [line, group])).toEqual([
    [1, 'legal'],
    [2, 'legal'],
  ]);
  copy.write(file, 'title: Terms\n');
  expect(checkFile(file)).toEqual([]);
});
