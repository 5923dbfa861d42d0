import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isConfirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { adoptHindi, confirm, isHindiCurrent, readConfirmed, withdraw } from './confirmed.ts';

const empty =
  '# What was read.\nreadByHindiSpeaker: false\nleaveOutUnread: false\nfacts: {}\ntexts: {}\nhindi: {}\n';
const home = { title: 'Work', list: ['a'] };

test('a text is confirmed until it changes, and a confirmation can be withdrawn', () => {
  const text = confirm(empty, 'pages/home.yaml', home);
  const confirmed = readConfirmed(text);
  expect(isConfirmed(confirmed, 'pages/home.yaml', { list: ['a'], title: 'Work' })).toBe(true);
  expect(isConfirmed(confirmed, 'pages/home.yaml', { ...home, list: ['b'] })).toBe(false);
  expect(isConfirmed(confirmed, 'pages/about.yaml', home)).toBe(false);
  expect(withdraw(text, 'pages/home.yaml')).toBe(empty);
});

test('a file that is missing or is no YAML confirms nothing', () => {
  for (const text of [undefined, '', 'texts: [', 'a']) expect(readConfirmed(text)).toEqual(parse(empty));
});

test('a Hindi file is current until a text of the English file changes; shared values make no difference', () => {
  const client = { name: 'Oak', industry: 'Wood', description: 'We found a carver.', logo: 'oak.webp' };
  const confirmed = readConfirmed(adoptHindi(empty, 'clients/oak.yaml', client));
  const isCurrent = (changes: object) =>
    isHindiCurrent(confirmed, 'clients/oak.yaml', { ...client, ...changes });
  expect(isCurrent({ logo: 'tree.webp', sample: true })).toBe(true);
  expect(isCurrent({ description: 'We found two.' })).toBe(false);
});

test('a digest of digits only stays a text in YAML', () => {
  const isOfDigits = (value: number) => /^\d+(e\d+)?$/.test(digest(value));
  const values = Array.from({ length: 2000 }, (_, index) => index).filter(isOfDigits);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values)
    expect(readConfirmed(confirm(empty, 'a.yaml', value)).texts).toEqual({ 'a.yaml': digest(value) });
});
