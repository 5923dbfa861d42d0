import { expect, test } from 'vitest';
import type { PayGroup } from '#queries/landing/pay.ts';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { payFacts } from './payPart.tsx';

const group = (kind: PayGroup['kind'], ...amounts: string[]): PayGroup => ({
  kind,
  figures: amounts.map((amount) => ({ amount, what: 'work' })),
  when: 'in 2025',
  mayHaveChanged: false,
  source: { name: 'Board', address: 'https://orchards.example', lang: undefined },
  note: undefined,
  lang: undefined,
});

test('the box has each group of people that the first statistic counts, and one minimum wage', () => {
  const groups = [group('earned', '₹ 1', '₹ 2'), group('earned', '₹ 3'), group('least', '₹ 4', '₹ 5')];
  const [fact] = payFacts({ groups }, siteFrom().en.words.landing);
  expect(fact?.items.map(({ term }) => term)).toEqual(['₹ 1', '₹ 2', 'At least ₹ 4']);
});
