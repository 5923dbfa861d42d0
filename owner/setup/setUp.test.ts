import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { contentPath, readContent, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { recordOf } from '../launch-check/sample.ts';
import { setUp } from './setUp.ts';

const text = `# Who it is.\n${readFileSync('tests/fixture/content/agency.yaml', 'utf8')}`;
const sample = recordOf(new Map([['agency.yaml', text]]));
const confirmed = 'readByHindiSpeaker: false\ntexts: {}\nhindi: {}\n';
const asked = [['name'], ['phones', 0], ['address', 'city']];

beforeEach(() => temporaryContent({ 'agency.yaml': text, 'confirmed.yaml': confirmed }));

/** Runs the setup and types these lines. Returns the text on the screen and the sentence at the end. */
async function setUpTyping(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    screen += chunk;
    if (!screen.endsWith('> ')) return;
    const next = lines.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  const result = await setUp({ input, output }, asked, sample);
  return { screen, result };
}

test('Enter at every question changes nothing', async () => {
  const { screen, result } = await setUpTyping('', '', '');
  expect(result).toBe('Nothing to change.');
  expect(screen).toContain('Press Enter to keep the sample: Banyan Tree Careers\n');
  expect(screen).toContain("\nAgency's name. The name on your letterhead.");
  expect(readContent('agency.yaml')).toBe(text);
});

test('answers are shown and written, and nothing else in the file changes', async () => {
  const { screen, result } = await setUpTyping('Oak: #1', '', 'Mandi', 'y');
  expect(screen).toContain("  Agency's name: Banyan Tree Careers → Oak: #1\n");
  expect(result).toBe('Written.');
  expect(readContent('agency.yaml')).toBe(
    text.replace('Banyan Tree Careers', '"Oak: #1"').replace('city: Lakepur', 'city: Mandi'),
  );
  expect(readContent('confirmed.yaml')).toBe(confirmed);
});

test('a sample that is typed again is confirmed, and is no sample after that', async () => {
  const { screen } = await setUpTyping('', '', 'Lakepur', 'y');
  expect(screen).toContain('City of the office: Lakepur (no longer a sample)\n');
  expect(readContent('agency.yaml')).toBe(text);
  expect(readContent('confirmed.yaml')).toContain('texts:\n  agency.yaml#address.city: ');
  expect((await setUpTyping('', '', 'Lakepur')).result).toBe('Nothing to change.');
});

test.each([
  ['a value that the schema refuses', '+91 '.repeat(6), 'a number with the code of the country'],
  ['a number that can not be dialled', '+91 00000 00001', 'a number that can not be dialled'],
  ['an invisible character', '+91\u0007', 'an invisible character'],
])('%s is refused at once, with the reason', async (_, answer, reason) => {
  const { screen } = await setUpTyping('', answer, '+91 11 4150 2233', '', 'y');
  expect(screen).toContain(reason);
  expect(readContent('agency.yaml')).toBe(text.replace('+91 00000 00042', '+91 11 4150 2233'));
});

test('"no" writes nothing, and neither does an input that ends early', async () => {
  expect((await setUpTyping('Oak', '', '', 'n')).result).toBe('Nothing was written.');
  await expect(setUpTyping('Oak', '')).rejects.toMatchObject({ name: 'AbortError' });
  expect(readContent('agency.yaml')).toBe(text);
});

test('Ctrl-C writes nothing', async () => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY: true });
  output.once('data', () => input.write('\u0003'));
  await expect(setUp({ input, output }, asked, sample)).rejects.toMatchObject({ name: 'AbortError' });
  expect(readContent('agency.yaml')).toBe(text);
});

test('no temporary file is left, and the file keeps its permissions', async () => {
  chmodSync(contentPath('agency.yaml'), 0o640);
  await setUpTyping('Oak', '', '', 'y');
  expect(statSync(contentPath('agency.yaml')).mode & 0o777).toBe(0o640);
  expect(readdirSync(contentPath(''))).toEqual(['agency.yaml', 'confirmed.yaml']);
});

test('without a terminal it says what to do instead', () => {
  const command = join(import.meta.dirname, 'command.ts');
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`write your values into ${contentPath('agency.yaml')}`);
  expect(stderr).toContain('npm run launch-check');
});
