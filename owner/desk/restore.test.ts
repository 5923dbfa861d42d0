import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentPath, readContent, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite, writePicture } from '../../tests/support/temporarySite.ts';
import { unfinishedChanges } from '../check/unfinishedChange.ts';
import { createBackup, downloadName } from './createBackup.ts';
import { undo } from './journal.ts';
import { Refused } from './refused.ts';
import { restore } from './restore.ts';

const now = new Date(2026, 10, 22, 9, 5, 7);
const city = 'cities/hillpur.yaml';

async function site(): Promise<void> {
  temporarySite();
  const create = { width: 9, height: 9, channels: 3, background: '#f00' } as const;
  writePicture('clients/neem-works.webp', await sharp({ create }).webp().toBuffer());
}

/** The backup with other files in it. `undefined` leaves a file out. */
function changed(backup: Uint8Array, changes: Record<string, string | undefined>): Uint8Array {
  const files = unzipSync(backup);
  for (const [path, content] of Object.entries(changes)) {
    if (content === undefined) delete files[path];
    else files[path] = strToU8(content);
  }
  return zipSync(files);
}

/** Each file outside the backups, with its content. */
const everything = () =>
  Object.fromEntries(
    readdirSync('.', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith('backups'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

/** Why a backup is refused. Nothing may be written. */
async function refusalOf(zip: Uint8Array): Promise<string> {
  const before = everything();
  const error: unknown = await restore(zip, false).catch((reason: unknown) => reason);
  expect(everything()).toEqual(before);
  if (!(error instanceof Refused)) throw error;
  return `${error.message}\n${JSON.stringify(error.details)}`;
}

test('a backup has all content and pictures and a text that explains it, with the mistakes that the content has', async () => {
  await site();
  writePicture('icon.svg', '');
  writeContent('.schemas/cities.json', '{}');
  writeContent('cities/.agra.yaml.1.tmp', '');
  rmSync(contentPath('pages/home.yaml'));
  const files = unzipSync(createBackup(now));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['content/agency.yaml', 'public/clients/neem-works.webp']),
  );
  expect(Object.keys(files).filter((path) => /icon|schemas|tmp/.test(path))).toEqual([]);
  expect(Buffer.from(files['README.txt'] ?? []).toString()).toMatch(/mistakes[\s\S]*pages\/home\.yaml/);
  expect(downloadName(now)).toBe('content-2026-11-22.zip');
});

test('a restore shows what would change, then brings back each byte, and keeps the content from before', async () => {
  await site();
  const backup = createBackup(now);
  const original = everything();
  writeContent(city, readContent(city).replace('By boat', 'By bus'));
  writePicture('clients/new.webp', readFileSync('public/clients/neem-works.webp'));
  rmSync('public/clients/neem-works.webp');
  const meanwhile = everything();

  expect((await restore(backup, true)).changes).toEqual([
    'content/cities/hillpur.yaml changes',
    'public/clients/neem-works.webp comes back',
    'public/clients/new.webp is removed',
  ]);
  expect(everything()).toEqual(meanwhile);
  const { message } = await restore(backup, false);
  expect(everything()).toEqual(original);
  expect(message).toContain('"Undo"');
  expect((await restore(backup, true)).changes).toEqual([]);
  expect(undo()).toBe('Restored a backup');
  expect(everything()).toEqual(meanwhile);
});

test('content that the build would refuse is not restored, with the reasons of the build', async () => {
  await site();
  const zip = changed(createBackup(now), {
    [`content/${city}`]: 'name: 5\n',
    'content/pages/home.yaml': undefined,
    'public/clients/neem-works.webp': undefined,
  });
  const reasons = await refusalOf(zip);
  expect(reasons).toContain('cities/hillpur.yaml:1 name');
  expect(reasons).toContain('pages/home.yaml:1 (the whole file)');
  expect(reasons).toContain('neem-works.webp');
});

test.each([
  ['no zip', strToU8('hello')],
  ['an empty file', new Uint8Array()],
])('refused: %s', async (_, zip) => {
  await site();
  expect(await refusalOf(zip)).toContain('not a zip file');
});

test.each([
  ['a path outside', '../outside.yaml'],
  ['a path outside, hidden inside', 'content/../../outside.yaml'],
  ['an absolute path', '/tmp/outside.yaml'],
  ['a path of Windows', 'content\\..\\outside.yaml'],
  ['a hidden file', 'content/.schemas/a.yaml'],
  ['a folder of the program', 'src/a.yaml'],
  ['a folder beside the pictures', 'public/a.webp'],
  ['a folder in the pictures', 'public/clients/a/b.webp'],
  ['a drawing, which may have a script', 'public/clients/a.svg'],
  ['a program', 'content/a.ts'],
  ['a text with the name of a picture', 'public/clients/a.png'],
])('refused, and named: %s', async (_, path) => {
  await site();
  expect(await refusalOf(changed(createBackup(now), { [path]: 'a: 1' }))).toContain(
    JSON.stringify(path)
      .slice(1, -1)
      .replace(/^content\//, ''),
  );
});

test('a zip that says a wrong size, is cut off, or holds too much is refused', async () => {
  await site();
  const zip = createBackup(now);
  await refusalOf(zip.slice(0, zip.length / 2));
  expect(await refusalOf(changed(zip, { 'content/cities/a.yaml': 'a'.repeat(10_000_001) }))).toContain(
    'too large',
  );
  // The size of one file, in the zip's central directory.
  const lying = Buffer.from(zip);
  const entry = lying.lastIndexOf('content/agency.yaml') - 46 + 24;
  lying.writeUInt32LE(10, entry);
  await refusalOf(lying);
});

test('files that macOS and Windows add to a zip are left out', async () => {
  await site();
  const zip = changed(createBackup(now), { '__MACOSX/content/._agency.yaml': 'x', 'content/.DS_Store': 'x' });
  expect((await restore(zip, true)).changes).toEqual([]);
});

test('if one file can not be replaced, all files are as before', async () => {
  await site();
  const backup = createBackup(now);
  writeContent(city, readContent(city).replace('By boat', 'By bus'));
  rmSync('public/clients/neem-works.webp');
  // A folder in the place of the file.
  mkdirSync('public/clients/neem-works.webp');
  const before = everything();
  await expect(restore(backup, false)).rejects.toThrow();
  expect(everything()).toEqual(before);
  expect(unfinishedChanges()).toEqual([]);
});
