import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type ContentCopy, sampleCopy } from '../launch-check/contentCopy.ts';
import { setUp } from './setUp.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const file = 'content/agency.yaml';
const project = process.cwd();
let copy: ContentCopy;
beforeEach(() => {
  copy = sampleCopy();
  process.chdir(copy.folder);
});
afterEach(() => {
  process.chdir(project);
  copy[Symbol.dispose]();
});

const ctrlC = '\u0003';
const enter = '\r';
const down = '\u001b[B';

/** Each question in its order, by some of its words, and the keys that are pressed there. */
type Step = [words: string, ...keys: string[]];

/** Runs the setup with somebody at the keyboard, and gives what it says at the end. */
async function interview(...steps: Step[]) {
  const input = new PassThrough();
  // Like a terminal it does not end with a question: every prompt ends the stream that it wrote to.
  const output = Object.assign(new PassThrough(), { end: () => output });
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    screen += stripVTControlCharacters(chunk.toString());
  });
  const typing = async () => {
    for (const [words, ...keys] of steps) {
      await vi.waitUntil(() => screen.includes(words), { timeout: 20_000 });
      screen = '';
      for (const key of keys) input.write(key);
    }
  };
  const [result] = await Promise.all([setUp({ terminal: { input, output } }), typing()]);
  return result;
}

const untilFounder: Step[] = [
  ['Name of the agency', enter],
  ['About the agency', enter],
  ['About the agency (', enter],
];
const afterFounder: Step[] = [
  ['Phone that takes WhatsApp', enter],
  ['Second phone', enter],
  ['Email', enter],
  ['Street', enter],
  ['Locality: is this right', enter],
  ['Locality (', enter],
  ['PIN code: is this right', enter],
  ['PIN code (', enter],
  ['LinkedIn', enter],
  ['Facebook', enter],
  ['Instagram', enter],
  ['Twitter', enter],
];
const toTheEnd: Step[] = [
  ['message form', down, down, enter],
  ['Address of the site', enter],
  ['Does the founder agree', enter],
  ['over 10 years', enter],
  ['90%', enter],
  ['ten client names', enter],
];
const founder: Step = ["Founder's name", enter];

test('Enter at every question changes nothing', async () => {
  const before = copy.read(file);
  expect(await interview(...untilFounder, founder, ...afterFounder, ...toTheEnd)).toBe('Nothing to change.');
  expect(copy.read(file)).toBe(before);
});

test('a bad answer is refused where it is typed; what is right is written once the owner agrees', async () => {
  const result = await interview(
    ['Name of the agency', 'आशा: #1 🙂', enter],
    ['About the agency: is this right', 'y', enter],
    ["Founder's name", 'Your name', enter],
    ['a stand-in', '\u0015', 'Asha Verma', enter],
    ['Phone that takes WhatsApp', '+91 00000 00000', enter],
    ['nobody can dial', '\u0015', '+91 98765 43210', enter],
    ...afterFounder.slice(1),
    ['message form', enter],
    ['Address of the site', enter],
    ['Does the founder agree', 'y', enter],
    ['over 10 years', 'y', enter],
    ['90%', enter],
    ['ten client names', 'y', enter],
    ['Client 1 (', 'Neem Foods', enter],
    ...Array.from({ length: 9 }, (_, index): Step => [`Client ${index + 2} (`, enter]),
    ['Write this?', enter],
  );
  expect(result).toContain('Written');
  const after = copy.read(file);
  expect(parse(after)).toMatchObject({
    name: 'आशा: #1 🙂',
    founder: { name: 'Asha Verma' },
    phones: ['+91 98765 43210', '+91 00000 00001'],
    claims: { experience: { confirmed: true }, placement: { confirmed: false } },
    delivery: 'whatsapp',
  });
  expect(parse(after).founder.sample).toBeUndefined();
  expect(after).toMatch(/^blurb: [^#]*$/m);
  expect(after).toMatch(/^ {2}- Neem Foods$/m);
  expect(after).toMatch(/^ {2}- Blue Pier Logistics # sample$/m);
});

test('Ctrl-C in the middle writes nothing', async () => {
  const before = copy.read(file);
  const leaving = interview(['Name of the agency', 'Asha', enter], ['About the agency', ctrlC]);
  await expect(leaving).rejects.toMatchObject({ name: 'ExitPromptError' });
  expect(copy.read(file)).toBe(before);
});

test('"no" at the end writes nothing', async () => {
  const before = copy.read(file);
  const steps: Step[] = [
    ['Name of the agency', 'Asha', enter],
    ...untilFounder.slice(1),
    founder,
    ...afterFounder,
  ];
  expect(await interview(...steps, ...toTheEnd, ['Write this?', 'n', enter])).toBe('Nothing was written.');
  expect(copy.read(file)).toBe(before);
});
