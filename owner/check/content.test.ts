import { rmSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPath, temporaryContent, writeContent } from '../../tests/support/temporaryContent.ts';
import { readContent } from './content.ts';

test('what any program changes is read again; without a change the content is the same object', () => {
  temporaryContent({ 'cities/agra.yaml': 'name: Agra\n', 'cities/pune.yaml': 'name: Pune\n' });
  const first = readContent();
  expect(readContent()).toBe(first);
  writeContent('cities/pune.yaml', 'name: Puna\n');
  expect(readContent().get('cities/pune.yaml')).toBe('name: Puna\n');
  rmSync(contentPath('cities/pune.yaml'));
  expect([...readContent().keys()]).toEqual(['cities/agra.yaml']);
  writeContent('cities/pune.yaml', 'name: Pune\n');
  expect(readContent()).toEqual(first);
});

test('a file that is gone when it is read, as a link to nowhere is, is left out', () => {
  temporaryContent({ 'cities/agra.yaml': 'name: Agra\n' });
  symlinkSync('nowhere.yaml', contentPath('cities/pune.yaml'));
  expect([...readContent().keys()]).toEqual(['cities/agra.yaml']);
});
