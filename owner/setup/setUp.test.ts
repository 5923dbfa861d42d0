import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { z } from 'astro/zod';
import { beforeEach, expect, test } from 'vitest';
import { line } from '#schemas/text.ts';
import { contentPath, readContent, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { setupFields } from '../launch-check/agencyFields.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import { setUp } from './setUp.ts';

const schema = z.strictObject({ name: line, phones: z.array(line.max(20)), city: line });
const text = `# Who it is.
name: Pine # sample, ask Tara
phones:
  - "+91 00000 00000" # sample
city: Shimla # sample
`;
const asked = [
  { path: ['name'], label: 'Name', hint: 'as on your letterhead' },
  { path: ['phones', 0], label: 'Phone', hint: 'a number that rings' },
  { path: ['city'], label: 'City', hint: 'as on a letter' },
];

beforeEach(() => temporaryContent({ 'agency.yaml': text }));

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
  const result = await setUp({ input, output }, asked, { pattern: 'agency.yaml', schema });
  return { screen, result };
}

test('Enter at every question changes nothing', async () => {
  const { screen, result } = await setUpTyping('', '', '');
  expect(result).toBe('Nothing to change.');
  expect(screen).toContain('Press Enter to keep the sample: Pine\n');
  expect(readContent('agency.yaml')).toBe(text);
});

test('an answer that repeats a value of your own is no change', async () => {
  temporaryContent({ 'agency.yaml': text.replace('Shimla # sample', 'Shimla') });
  expect((await setUpTyping('', '', 'Shimla')).result).toBe('Nothing to change.');
});

test('answers are shown and written; a retyped sample loses its mark, others keep theirs', async () => {
  const { screen, result } = await setUpTyping('Oak: #1', '', 'Shimla', 'y');
  expect(screen).toContain('  Name: Pine → Oak: #1\n');
  expect(screen).toContain('  City: Shimla (no longer a sample)\n');
  expect(result).toBe('Written.');
  expect(readContent('agency.yaml')).toBe(
    text.replace('Pine # sample, ask Tara', '"Oak: #1"').replace('Shimla # sample', 'Shimla'),
  );
});

test.each([
  ['a value that the schema refuses', '+91 '.repeat(6), 'a text of at most 20 characters'],
  ['a number that can not be dialled', '+91 00000 00001', 'a number that can not be dialled'],
  ['an invisible character', '+91\u0007', 'an invisible character'],
])('%s is refused at once, with the reason', async (_, answer, reason) => {
  const { screen } = await setUpTyping('', answer, '+91 11 4150 2233', '', 'y');
  expect(screen).toContain(reason);
  expect(readContent('agency.yaml')).toBe(text.replace('"+91 00000 00000" # sample', '"+91 11 4150 2233"'));
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
  const stopped = setUp({ input, output }, asked, { pattern: 'agency.yaml', schema });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(readContent('agency.yaml')).toBe(text);
});

test('no temporary file is left, and the file keeps its permissions', async () => {
  chmodSync(contentPath('agency.yaml'), 0o640);
  await setUpTyping('Oak', '', '', 'y');
  expect(statSync(contentPath('agency.yaml')).mode & 0o777).toBe(0o640);
  expect(readdirSync(contentPath(''))).toEqual(['agency.yaml']);
});

test('without a terminal it says what to do instead', () => {
  const command = join(import.meta.dirname, 'command.ts');
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`write your values into ${contentPath('agency.yaml')}`);
  expect(stderr).toContain('npm run launch-check');
});

test.each(setupFields.filter(({ example }) => example))(
  'the launch check refuses the example of "$label"',
  ({ path, example }) => {
    expect(placeholderReason(contentPath('agency.yaml'), path, example)).toBeDefined();
  },
);
