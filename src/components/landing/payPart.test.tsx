import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PayGroup, PayPart } from '#queries/landing/pay.ts';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { PayAmounts } from './PayAmounts.tsx';
import { payFacts } from './payPart.tsx';

const { landing } = siteFrom().en.words;

const group = (kind: PayGroup['kind'], ...rupees: number[]): PayGroup => ({
  kind,
  figures: rupees.map((inMonth) => ({ rate: 'a/b', amount: `₹ ${inMonth}`, what: 'work', inMonth })),
  meaning: undefined,
  isNational: true,
  year: '2025',
  caveats: [],
  source: { name: 'Board', address: 'https://orchards.example', lang: undefined },
  note: undefined,
  lang: undefined,
});

const boxOf = (...groups: PayGroup[]) => boxOfPart({ groups });

const boxOfPart = (pay: PayPart) =>
  payFacts(pay, landing).map(({ label, items }) => [
    label,
    ...items.map(({ term = '', text }) => `${term}: ${text}`),
  ]);

const { earned, titleOfLeast, allIndia, underpaid, stateMinimum, laterMinimum } = landing.pay;

test('the box has two amounts of the first statistic and whom it counts, said once, and in another row one minimum wage with its caveats', () => {
  const statistic = { ...group('earned', 6, 7, 8), meaning: 'Half earned less.' };
  const wage = { ...group('least', 5, 6), caveats: ['in court'] };
  expect(boxOf(statistic, group('earned', 4), wage, group('other', 7))).toEqual([
    [earned, '₹ 6: work', '₹ 7: work', ': Half earned less.'],
    [titleOfLeast, '₹ 5: work; in court'],
  ]);
  expect(boxOf(group('earned', 6, 7), wage)[0]?.at(-1)).toBe(`: ${allIndia}`);
});

test('a statistic below every minimum wage says that it counts the underpaid, and which of the two to ask for', () => {
  const inState = { ...group('earned', 4, 7), isNational: false };
  const wage = group('least', 5, 6);
  expect(boxOf(inState, wage)[0]).toContain(`: ${underpaid}`);
  expect(boxOf({ ...group('earned', 5, 7), isNational: false }, wage)[0]).toHaveLength(3);
  expect(boxOf({ ...group('earned', 6, 7, 4), isNational: false }, wage)[0]).toHaveLength(3);
  expect(boxOf(inState)[0]).toHaveLength(3);
});

test('a statistic below one minimum wage only says that others are lower; below a later one, the years of both', () => {
  const statistic = group('earned', 4, 7);
  const wage = group('least', 5, 6);
  const last = (...groups: PayGroup[]) => boxOf(...groups)[0]?.at(-1);
  expect(last(statistic, wage, group('least', 4))).toBe(`: ${stateMinimum}`);
  expect(last(statistic, wage, group('least', 5))).toBe(`: ${underpaid}`);
  expect(last(statistic, wage)).toBe(`: ${stateMinimum}`);
  const groups = [statistic, wage, group('least', 5)];
  expect(boxOfPart({ groups, leastElsewhere: 4 })[0]?.at(-1)).toBe(`: ${stateMinimum}`);
  expect(boxOfPart({ groups, leastElsewhere: 5 })[0]?.at(-1)).toBe(`: ${underpaid}`);
  expect(last(statistic, { ...wage, year: '2026' }, group('least', 4))).toBe(
    `: ${laterMinimum.replace('{survey}', '2025').replace('{minimum}', '2026')}`,
  );
  expect(last(statistic, { ...group('least', 4), year: '2026' })).toBe(`: ${allIndia}`);
});

test('without a statistic and a minimum wage the box has what else is fixed', () => {
  const box = boxOf(group('other', 7, 8, 9));
  expect(box).toEqual([[landing.atAGlance.pay, '₹ 7: work', '₹ 9: work']]);
  expect(boxOf(group('other', 7))[0]).toHaveLength(2);
});

test('only minimum wages have the small print on them', () => {
  const shown = (kind: PayGroup['kind']) =>
    renderToStaticMarkup(<PayAmounts pay={{ groups: [group(kind, 1)] }} words={landing.pay} />);
  expect(shown('least')).toContain('<small>');
  for (const kind of ['earned', 'other'] as const) expect(shown(kind)).not.toContain('<small>');
});
