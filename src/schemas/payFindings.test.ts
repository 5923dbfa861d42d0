import { expect, test } from 'vitest';
import type { PayPublisher } from './pay.ts';
import { mayHaveChanged, payFindings } from './payFindings.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const figures = { from: '2025-04-01', checked: '2026-09', revised: [4, 10] };

test.each([
  ['before the next revision', figures, '2026-09-30', false],
  ['on its first day', figures, '2026-10-01', true],
  ['seen after the revision', { ...figures, checked: '2026-10' }, '2026-11-23', false],
  ['a revision of next spring', { ...figures, checked: '2026-10' }, '2027-04-01', true],
  [
    'a new order that was seen before it came into force',
    { ...figures, from: '2026-10-01' },
    '2026-11-23',
    false,
  ],
  ['years later', { from: '2025-09', checked: '2025-09', revised: [1] }, '2027-03-01', true],
  [
    'the last month of the year before',
    { ...figures, checked: '2026-03', revised: [12] },
    '2027-01-15',
    true,
  ],
  ['no usual revision', { from: '2016-01-01', checked: '2016-01' }, '2040-01-01', false],
])('an amount may have changed since: %s', (_, given, day, expected) => {
  expect(mayHaveChanged(given, on(day))).toBe(expected);
});

test('amounts past their revision, and those from a copy, are to be looked up', () => {
  const publisher = (against: 'copy' | 'publisher', checked: string): PayPublisher => ({
    name: 'A',
    link: 'a',
    figures: { per: 'month', ...figures, checked, against, wages: { unskilled: 1 } },
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
