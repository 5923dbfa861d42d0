import { expect, test } from 'vitest';
import { differences, merged } from './fieldChanges.ts';

const opened = { name: 'A', founder: { name: 'B', role: 'C' }, list: [1, 2], gone: 'D' };

test('changes of the form and of the file to different fields of a group are both kept', () => {
  const file = { ...opened, founder: { name: 'B', role: 'file' } };
  const form = { ...opened, founder: { name: 'form', role: 'C' } };
  expect(merged(opened, file, form)).toEqual({ ...opened, founder: { name: 'form', role: 'file' } });
});

test('a field that the form removed or added is removed or added, and one that the file removed stays away', () => {
  const { gone, ...form } = opened;
  expect(merged(opened, { ...opened, name: 'file' }, { ...form, extra: gone })).toEqual({
    ...form,
    name: 'file',
    extra: 'D',
  });
  expect(merged(opened, form, opened)).toEqual(form);
});

test('a list is one field: items of two versions are never mixed', () => {
  const file = { ...opened, list: [2, 1] };
  const form = { ...opened, list: [1, 2, 3] };
  expect(merged(opened, file, form)).toEqual(form);
  expect(differences(opened, file, form)).toEqual([
    { path: ['list'], file: [2, 1], form: [1, 2, 3], changedIn: 'both' },
  ]);
});
