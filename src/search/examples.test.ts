import { expect, test } from 'vitest';
import { siteFrom } from '../../tests/support/siteFrom.ts';
import { noteWithExamples } from './examples.ts';

test('the field names only examples that find a page', () => {
  const note = (leaveOutUnread: object) => {
    const { en } = siteFrom({ 'confirmed.yaml': { leaveOutUnread } });
    return noteWithExamples(en);
  };
  const nothing = 'No vacancies are listed.';
  expect(note({})).toBe(`Type a trade of the fixture: orchard keeper, Lakepur. ${nothing}`);
  expect(note({ roles: true })).toBe(`Type a trade of the fixture: Lakepur. ${nothing}`);
  expect(note({ cities: true, roles: true })).toBe(nothing);
});
