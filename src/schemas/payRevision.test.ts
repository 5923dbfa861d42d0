import { expect, test } from 'vitest';
import { mayBeOutdated } from './payRevision.ts';

test.each([
  ['before the next revision', '2025-04-01', '2026-09', [4, 10], '2026-09-30', false],
  ['on its first day', '2025-04-01', '2026-09', [4, 10], '2026-10-01', true],
  ['seen after the revision', '2025-04-01', '2026-10', [4, 10], '2026-11-23', false],
  ['a revision of next spring', '2025-04-01', '2026-10', [4, 10], '2027-04-01', true],
  ['a new order, seen before it came into force', '2026-10-01', '2026-09', [4, 10], '2026-11-23', false],
  ['years later', '2025-09', '2025-09', [1], '2027-03-01', true],
  ['the last month of the year before', '2025', '2026-03', [12], '2027-01-15', true],
  ['no usual revision', '2016-01-01', '2016-01', undefined, '2040-01-01', false],
])('an amount may have changed since: %s', (_, from, checked, revised, day, expected) => {
  expect(mayBeOutdated({ from, checked, revised }, day)).toBe(expected);
});
