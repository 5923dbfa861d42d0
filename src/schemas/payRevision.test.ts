import { expect, test } from 'vitest';
import type { PayPublisher } from './pay.ts';
import { mayHaveChanged, payFindings } from './payRevision.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);
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
  expect(mayHaveChanged({ from, checked, revised }, on(day))).toBe(expected);
});

test('amounts past their revision, and those from a copy, are to be looked up', () => {
  const publisher = (against: 'copy' | 'publisher', checked: string): PayPublisher => ({
    name: 'A',
    link: 'a',
    figures: { per: 'month', from: '2025-04-01', checked, revised: [10], against, wages: { unskilled: 1 } },
  });
  const found = payFindings(
    new Map([
      ['delhi', publisher('copy', '2026-09')],
      ['seen', publisher('publisher', '2026-10')],
      ['linked', { name: 'B', link: 'b' }],
    ]),
    on('2026-11-23'),
  );
  expect(found.map(({ file, path }) => [file, path.join('.')])).toEqual([
    ['pay/delhi.yaml', 'figures.checked'],
    ['pay/delhi.yaml', 'figures.against'],
  ]);
});
