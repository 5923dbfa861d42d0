import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { adoptHindi, adoptUnnoted, isHindiCurrent, readConfirmed } from './confirmed.ts';

test.each([undefined, 'read: [', 'a'])('%s, which is no YAML, confirms nothing', (text) => {
  const nothing = { readByHindiSpeaker: false, leaveOutUnread: {}, read: {}, hindi: {} };
  expect(readConfirmed(text)).toEqual(nothing);
});

test('a Hindi file is current until a text of the English file changes; shared values make no difference', () => {
  const client = { name: 'Oak', industry: 'Wood', description: 'We found a carver.', logo: 'oak.webp' };
  const confirmed = readConfirmed(adoptHindi('', 'clients/oak.yaml', client));
  const isCurrent = (changes: object) =>
    isHindiCurrent(confirmed, 'clients/oak.yaml', { ...client, ...changes });
  expect(isCurrent({ logo: 'tree.webp', sample: true })).toBe(true);
  expect(isCurrent({ description: 'We found two.' })).toBe(false);
  const agency = readConfirmed(adoptHindi('', 'agency.yaml', { blurb: 'Work.' }));
  expect(isHindiCurrent(agency, 'agency.yaml', { blurb: 'Work.', claims: { since: 2014 } })).toBe(true);
  // Without a note the Hindi file was written from any text; a note that is there is kept.
  expect(isHindiCurrent(readConfirmed(), 'clients/oak.yaml', client)).toBe(true);
  const files = ['clients/oak.yaml'];
  const content = new Map([['clients/oak.yaml', stringify({ ...client, description: 'We found two.' })]]);
  const noted = readConfirmed(adoptUnnoted('', files, content));
  expect(isHindiCurrent(noted, 'clients/oak.yaml', client)).toBe(false);
  const kept = adoptUnnoted(adoptHindi('', 'clients/oak.yaml', client), files, content);
  expect(readConfirmed(kept)).toEqual(confirmed);
});
