import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import {
  contentPath,
  readContent,
  temporaryContent,
  writeContent,
} from '../../tests/support/temporaryContent.ts';
import { journalFolder, unfinishedChanges } from '../check/unfinishedChange.ts';
import { lastChange, recover, undo, writeAll } from './journal.ts';

const oak = 'clients/oak.yaml';
const change = (files: Record<string, string | Uint8Array | undefined>, what: string) =>
  writeAll(new Map(Object.entries(files)), what);

beforeEach(() => temporaryContent({ [oak]: 'name: Oak\n' }));

test('each change is undone in turn, the last one first, with what it added and removed', () => {
  change({ [oak]: 'name: Old oak\n', 'clients/fir.yaml': 'name: Fir\n' }, 'first');
  change({ [oak]: undefined, 'public/clients/fir.webp': Buffer.from([0, 255]) }, 'second');
  expect(lastChange()).toBe('second');
  expect(undo()).toBe('second');
  expect(readContent(oak)).toBe('name: Old oak\n');
  expect(existsSync('public/clients/fir.webp')).toBe(false);
  expect(undo()).toBe('first');
  expect(readContent(oak)).toBe('name: Oak\n');
  expect(existsSync(contentPath('clients/fir.yaml'))).toBe(false);
  expect(lastChange()).toBeUndefined();
  expect(undo).toThrow('no change to undo');
});

test('what somebody has changed since by hand is not undone', () => {
  change({ [oak]: 'name: Fir\n' }, 'Saved');
  writeContent(oak, 'name: By hand\n');
  expect(undo).toThrow(/oak\.yaml was changed since/);
  expect(readContent(oak)).toBe('name: By hand\n');
});

test('if one file can not be written, none is', () => {
  // A folder in the place of the temporary file (`writeFile`).
  writeContent(`clients/.fir.yaml.${process.pid}.tmp/x`, '');
  expect(() => change({ [oak]: 'name: Fir\n', 'clients/fir.yaml': '' }, 'Saved')).toThrow();
  expect(readContent(oak)).toBe('name: Oak\n');
  expect(unfinishedChanges()).toEqual([]);
  expect(lastChange()).toBeUndefined();
});

test('after a crash in the middle, the next start puts the content from before back', () => {
  change({ [oak]: 'name: Fir\n', 'clients/elm.yaml': 'name: Elm\n' }, 'Saved');
  // As the computer left it: the last file is missing, and the change is not marked as finished.
  const [name = ''] = readdirSync(journalFolder);
  const journal = `${journalFolder}/${name}`;
  renameSync(journal, journal.replace('.json', '.unfinished.json'));
  rmSync(contentPath('clients/elm.yaml'));
  expect(unfinishedChanges()).toHaveLength(1);
  expect(recover()).toBe(true);
  expect(readContent(oak)).toBe('name: Oak\n');
  expect(recover()).toBe(false);
});
