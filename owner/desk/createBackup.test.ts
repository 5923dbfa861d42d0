import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { contentPath, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite, writePicture } from '../../tests/support/temporarySite.ts';
import { createBackup } from './createBackup.ts';

beforeEach(() => temporarySite());

test('a backup has all content and pictures, and nothing else', () => {
  writePicture('icon.svg', '');
  writeContent('.schemas/cities.json', '{}');
  writeContent('cities/.agra.yaml.1.tmp', '');
  const files = Object.keys(unzipSync(createBackup()));
  expect(files).toEqual(expect.arrayContaining(['content/agency.yaml', 'public/clients/neem-works.webp']));
  expect(files.filter((path) => /icon|schemas|tmp/.test(path))).toEqual([]);
});

test('a backup that is unpacked in the place of the folders brings back each byte', () => {
  const everything = () =>
    Object.fromEntries(
      readdirSync('.', { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
        .map((path) => [path, readFileSync(path, 'base64')]),
    );
  writePicture('clients/neem-works.webp', Uint8Array.of(0, 255, 10, 13));
  const files = unzipSync(createBackup());
  const original = everything();
  rmSync(contentPath(''), { recursive: true });
  rmSync('public/clients', { recursive: true });
  for (const [path, bytes] of Object.entries(files)) {
    const file = path.startsWith('content/') ? contentPath(path.replace('content/', '')) : path;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  expect(everything()).toEqual(original);
});
