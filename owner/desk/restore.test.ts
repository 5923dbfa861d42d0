import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { contentPath, readContent, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite, writePicture } from '../../tests/support/temporarySite.ts';
import { createBackup } from './createBackup.ts';
import { undo } from './journal.ts';
import { Refused } from './refused.ts';
import { restore } from './restore.ts';

const now = new Date(2026, 10, 22, 9, 5, 7);
const city = 'cities/hillpur.yaml';

beforeEach(async () => {
  temporarySite();
  const create = { width: 9, height: 9, channels: 3, background: '#f00' } as const;
  writePicture('clients/neem-works.webp', await sharp({ create }).webp().toBuffer());
});

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
async function refusalOf(zip: Uint8Array): Promise<string[]> {
  const before = everything();
  const error: unknown = await restore(zip, false).catch((reason: unknown) => reason);
  expect(everything()).toEqual(before);
  if (!(error instanceof Refused)) throw error;
  return (error.details as { problems?: string[] }).problems ?? [error.message];
}

test('a backup has all content and pictures and a text that explains it, with the mistakes that the content has', async () => {
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
});

test('a restore shows what would change, then brings back each byte, and keeps the content from before', async () => {
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

test('a backup that was unpacked and zipped again has one folder around it and files of the system', async () => {
  const zippedAgain = (around: string) => {
    const files = Object.entries(unzipSync(createBackup(now)));
    const added = [
      `__MACOSX/${around}content/._agency.yaml`,
      `${around}.DS_Store`,
      `${around}content/._agency.yaml`,
      `${around}public/clients/Thumbs.db`,
      `${around}content/desktop.ini`,
    ];
    return zipSync({
      ...Object.fromEntries(files.map(([path, bytes]) => [around + path, bytes])),
      ...Object.fromEntries(added.map((path) => [path, strToU8('x')])),
    });
  };
  for (const around of ['', 'content-2026-11-22/', 'content-2026-11-22 2/'])
    expect((await restore(zippedAgain(around), true)).changes).toEqual([]);
});

test('content that the build would refuse is not restored, with the reasons of the build', async () => {
  const zip = changed(createBackup(now), {
    [`content/${city}`]: 'name: 5\n',
    'content/pages/home.yaml': undefined,
    'public/clients/neem-works.webp': undefined,
  });
  const reasons = (await refusalOf(zip)).join('\n');
  expect(reasons).toContain('cities/hillpur.yaml:1 name');
  expect(reasons).toContain('pages/home.yaml:1 (the whole file)');
  expect(reasons).toContain('neem-works.webp');
});

test('a backup with any other file is refused, and each is named', async () => {
  const paths = [
    '../outside.yaml',
    'content/../../outside.yaml',
    '/tmp/outside.yaml',
    'content\\..\\outside.yaml',
    'content/.schemas/a.yaml',
    'src/a.yaml',
    'public/a.webp',
    'public/clients/a/b.webp',
    // A drawing may have a script.
    'public/clients/a.svg',
    'content/a.ts',
  ];
  const zip = changed(createBackup(now), Object.fromEntries(paths.map((path) => [path, 'a: 1'])));
  expect(await refusalOf(zip)).toEqual(
    paths.map((path) => `${path.replace(/^content\//, '')} does not belong into a backup.`),
  );
  // A picture must be what its name says.
  const picture = readFileSync('public/clients/neem-works.webp');
  const files = { ...unzipSync(createBackup(now)), 'public/clients/a.png': picture };
  expect(await refusalOf(zipSync(files))).toEqual(['public/clients/a.png is a picture of the type WEBP.']);
});

test('what is no zip, a zip that says a wrong size, is cut off, or holds too much is refused', async () => {
  const zip = createBackup(now);
  const damaged = [expect.stringContaining('not a zip file')];
  for (const file of [strToU8('hello'), new Uint8Array(), zip.slice(0, zip.length / 2)])
    expect(await refusalOf(file)).toEqual(damaged);
  const large = changed(zip, { 'content/cities/a.yaml': 'a'.repeat(10_000_001) });
  expect(await refusalOf(large)).toEqual([expect.stringContaining('too large')]);
  // The size of one file, in the zip's central directory.
  const lying = Buffer.from(zip);
  const entry = lying.lastIndexOf('content/agency.yaml') - 46 + 24;
  lying.writeUInt32LE(10, entry);
  await refusalOf(lying);
});
