import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { writeFixtureContent } from '../../../tests/support/fixtureContent.ts';
import { readContent, temporaryContent, writeContent } from '../../../tests/support/temporaryContent.ts';
import { pathOnDisk } from './backupFiles.ts';
import { createBackup, downloadName } from './createBackup.ts';
import { BackupRefused } from './readBackup.ts';
import { restore } from './restore.ts';
import { oldPath, restoreFolder, undoFile, undoInterruptedRestore } from './undo.ts';

const now = new Date(2026, 10, 22, 9, 5, 7);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A complete site in a temporary folder, with the logo that its clients need. */
function site(): void {
  temporaryContent({});
  writeFixtureContent(contentFolder);
  picture('clients/neem-works.svg', svg);
}

function picture(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(join('public', path)), { recursive: true });
  writeFileSync(join('public', path), bytes);
}

/** The backup with other files in it. `undefined` leaves a file out. */
function changed(
  backup: Uint8Array,
  changes: Record<string, string | Uint8Array<ArrayBuffer> | undefined>,
): Uint8Array {
  const files = unzipSync(backup);
  for (const [path, content] of Object.entries(changes)) {
    if (content === undefined) delete files[path];
    else files[path] = typeof content === 'string' ? strToU8(content) : content;
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

/** The problems with which a backup is refused. Nothing may be written. */
async function problemsOf(zip: Uint8Array): Promise<string> {
  const before = everything();
  const error = await restore(zip).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackupRefused);
  expect(everything()).toEqual(before);
  return (error as BackupRefused).problems.join('\n');
}

test('a backup has all content and pictures and a text that explains it, but no generated schemas', async () => {
  temporaryContent({
    'agency.yaml': 'name: A\n',
    'cities/agra.yaml': 'name: Agra\n',
    'cities/.agra.yaml.1.tmp': '',
    '.schemas/cities.json': '{}',
  });
  picture('clients/oak.svg', svg);
  picture(
    'founder/me.webp',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer(),
  );
  picture('icon.svg', svg);
  const files = unzipSync(createBackup(now));
  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'content/agency.yaml',
    'content/cities/agra.yaml',
    'public/clients/oak.svg',
    'public/founder/me.webp',
  ]);
  expect(
    Buffer.from(files['public/founder/me.webp'] ?? []).equals(readFileSync('public/founder/me.webp')),
  ).toBe(true);
  // The text names what is missing in this content.
  expect(Buffer.from(files['README.txt'] ?? []).toString()).toMatch(/mistakes[\s\S]*pages\/home\.yaml/);
  expect(downloadName(now)).toBe('content-2026-11-22.zip');
});

test('a restore shows what would change, then brings back each byte, and keeps the content from before', async () => {
  site();
  const backup = createBackup(now);
  expect(Buffer.from(unzipSync(backup)['README.txt'] ?? []).toString()).not.toContain('mistakes');
  const original = everything();
  writeContent('agency.yaml', readContent('agency.yaml').replace(/^blurb: .*/m, 'blurb: Another.'));
  writeContent('read.yaml', `# A comment.\n${readContent('read.yaml')}`);
  picture('clients/new.svg', svg);
  rmSync('public/clients/neem-works.svg');
  const now2 = everything();

  const { changes, previous } = await restore(backup);
  expect(changes).toMatchObject({
    added: ['public/clients/neem-works.svg'],
    changed: ['content/agency.yaml', 'content/read.yaml'],
    removed: ['public/clients/new.svg'],
  });
  expect(previous).toBeUndefined();
  expect(everything()).toEqual(now2);

  const restored = await restore(backup, changes.seen);
  expect(everything()).toEqual(original);
  const kept = unzipSync(readFileSync(restored.previous ?? ''));
  expect(Buffer.from(kept['content/agency.yaml'] ?? []).toString()).toContain('blurb: Another.');
  expect(kept['public/clients/new.svg']).toBeDefined();
  expect(existsSync(restoreFolder)).toBe(false);
});

test('a restore is refused if the content has changed since its changes were shown', async () => {
  site();
  const backup = createBackup(now);
  const { changes } = await restore(backup);
  writeContent('read.yaml', `# A comment.\n${readContent('read.yaml')}`);
  const before = everything();
  await expect(restore(backup, changes.seen)).rejects.toThrow('has changed meanwhile');
  expect(everything()).toEqual(before);
});

test('content that the build would refuse is not restored, with the reasons of the build', async () => {
  site();
  const zip = changed(createBackup(now), {
    'content/read.yaml': 'cities: some\n',
    'content/pages/home.yaml': undefined,
    'public/clients/neem-works.svg': undefined,
  });
  const problems = await problemsOf(zip);
  expect(problems).toContain('content/read.yaml:1 cities');
  expect(problems).toContain('content/pages/home.yaml:1 (the whole file)');
  expect(problems).toContain('there is no such file in public/clients/');
});

test.each([
  ['no zip', strToU8('hello'), 'not a zip file'],
  ['an empty file', new Uint8Array(), 'not a zip file'],
  ['a zip without content', zipSync({ 'a.txt': strToU8('a') }), 'a.txt is not in content/'],
])('refused: %s', async (_, zip, problem) => {
  temporaryContent({ 'agency.yaml': 'name: A\n' });
  expect(await problemsOf(zip)).toContain(problem);
});

test.each([
  ['a path outside', '../outside.yaml', 'a: 1'],
  ['a path outside, hidden inside', 'content/../../outside.yaml', 'a: 1'],
  ['an absolute path', '/tmp/outside.yaml', 'a: 1'],
  ['a path of Windows', 'content\\..\\outside.yaml', 'a: 1'],
  ['a drive of Windows', 'C:/outside.yaml', 'a: 1'],
  ['a hidden file', 'content/.schemas/a.yaml', 'a: 1'],
  ['a folder of the program', 'src/a.yaml', 'a: 1'],
  ['a folder beside the pictures', 'public/a.svg', svg],
  ['a folder in the pictures', 'public/clients/a/b.svg', svg],
  ['a program', 'content/a.ts', 'a'],
  ['a picture among the texts', 'content/a.svg', svg],
  ['another type of picture', 'public/clients/a.gif', 'GIF89a'],
  ['a text with the name of a picture', 'public/clients/a.png', 'hello'],
  ['a drawing with a script', 'public/clients/a.svg', '<svg onload="x"/>'],
  ['a text that is too long', 'content/a.yaml', 'a'.repeat(1_000_001)],
])('refused, and named: %s', async (_, path, content) => {
  temporaryContent({ 'agency.yaml': 'name: A\n' });
  expect(await problemsOf(changed(createBackup(now), { [path]: content }))).toContain(path);
});

test('a zip that says a wrong size, is cut off, or holds too much is refused', async () => {
  temporaryContent({ 'agency.yaml': stringify({ name: 'A'.repeat(5000) }) });
  const zip = createBackup(now);
  await problemsOf(zip.slice(0, zip.length / 2));
  const large = zipSync({
    'content/agency.yaml': strToU8('a'),
    'content/a.yaml': [new Uint8Array(201_000_000), { level: 1 }],
  });
  expect(await problemsOf(large)).toContain('too large');
  // The size of the only large file, in the zip's central directory.
  const lying = Buffer.from(zip);
  const entry = lying.lastIndexOf('content/agency.yaml') - 46 + 24;
  expect(lying.readUInt32LE(entry)).toBeGreaterThan(5000);
  lying.writeUInt32LE(10, entry);
  await problemsOf(lying);
});

test('files that macOS and Windows add to a zip are left out', async () => {
  site();
  const zip = changed(createBackup(now), { '__MACOSX/content/._agency.yaml': 'x', 'content/.DS_Store': 'x' });
  expect((await restore(zip)).changes).toMatchObject({ added: [], changed: [], removed: [] });
});

test('after a crash in the middle, the next start puts the content from before back', () => {
  temporaryContent({ 'agency.yaml': 'name: New\n', 'added.yaml': 'a: 1\n' });
  for (const path of ['content/agency.yaml', 'content/removed.yaml']) {
    mkdirSync(dirname(oldPath(path)), { recursive: true });
    writeFileSync(oldPath(path), 'name: Old\n');
  }
  writeFileSync(
    undoFile,
    JSON.stringify({
      added: ['content/added.yaml', 'content/not-yet.yaml'],
      replaced: ['content/agency.yaml', 'content/removed.yaml'],
    }),
  );
  expect(undoInterruptedRestore()).toBe(true);
  expect(readContent('agency.yaml')).toBe('name: Old\n');
  expect(readContent('removed.yaml')).toBe('name: Old\n');
  expect(existsSync(pathOnDisk('content/added.yaml'))).toBe(false);
  expect(existsSync(restoreFolder)).toBe(false);
  expect(undoInterruptedRestore()).toBe(false);
});

test('if one file can not be replaced, all files are as before', async () => {
  site();
  const backup = createBackup(now);
  writeContent('agency.yaml', readContent('agency.yaml').replace(/^blurb: .*/m, 'blurb: Another.'));
  rmSync('public/clients/neem-works.svg');
  const { changes } = await restore(backup);
  // A folder in the place of the file.
  mkdirSync('public/clients/neem-works.svg');
  const before = everything();
  await expect(restore(backup, changes.seen)).rejects.toThrow();
  expect(everything()).toEqual(before);
  expect(existsSync(undoFile)).toBe(false);
});
