import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PayGroup } from '#queries/landing/pay.ts';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { PayAmounts } from './PayAmounts.tsx';
import { payFacts } from './payPart.tsx';

const { landing } = siteFrom().en.words;

const group = (kind: PayGroup['kind'], ...amounts: string[]): PayGroup => ({
  kind,
  figures: amounts.map((amount) => ({ rate: 'a/b', amount, what: 'work' })),
  meaning: undefined,
  isNational: true,
  caveats: [],
  source: { name: 'Board', address: 'https://orchards.example', lang: undefined },
  note: undefined,
  lang: undefined,
});

const boxOf = (...groups: PayGroup[]) =>
  payFacts({ groups }, landing)[0]?.items.map(({ term = '', text }) => `${term}: ${text}`);

test('the box has two amounts of the first statistic, whom it counts, and one minimum wage with its caveats', () => {
  const statistic = { ...group('earned', '₹ 1', '₹ 2', '₹ 3'), meaning: 'Half earned less.' };
  const wage = { ...group('least', '₹ 5', '₹ 6'), caveats: ['in court'] };
  expect(boxOf(statistic, group('earned', '₹ 4'), wage, group('other', '₹ 7'))).toEqual([
    '₹ 1: work',
    '₹ 2: work',
    ': Half earned less.',
    `: ${landing.pay.allIndia} ${landing.pay.allCounted}`,
    'At least ₹ 5: work; in court',
  ]);
  expect(boxOf({ ...statistic, isNational: false }, wage)).toContain(`: ${landing.pay.allCounted}`);
});

test('without a statistic and a minimum wage the box has what else is fixed', () => {
  expect(boxOf(group('other', '₹ 7'))).toEqual(['₹ 7: work']);
});

test('only minimum wages have the small print on them', () => {
  const shown = (kind: PayGroup['kind']) =>
    renderToStaticMarkup(<PayAmounts pay={{ groups: [group(kind, '₹ 1')] }} words={landing.pay} />);
  expect(shown('least')).toContain('<small>');
  for (const kind of ['earned', 'other'] as const) expect(shown(kind)).not.toContain('<small>');
});
