import type { Fact } from '#queries/landing/atAGlance.ts';
import type { PayGroup, PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { Part } from './LandingPage.tsx';
import { PayAmounts } from './PayAmounts.tsx';

export const payPart = (
  pay: PayPart | undefined,
  { pay: words }: Pick<LandingWords, 'pay'>,
  { title = words.title, note }: { title?: string; note?: string } = {},
): Part[] =>
  pay ? [{ id: 'pay', title, note, paper: 'deep', content: <PayAmounts pay={pay} words={words} /> }] : [];

/**
 * The line on pay of the box "At a glance": the first statistic of what people earn, its least and its greatest amount, and
 * the first minimum wage. Without both the ends of the other amounts.
 */
export function payFacts(
  pay: PayPart | undefined,
  { atAGlance, pay: words }: Pick<LandingWords, 'atAGlance' | 'pay'>,
): Fact[] {
  const { groups = [] } = pay ?? {};
  const firstOf = (wanted: PayGroup['kind']) => groups.find(({ kind }) => kind === wanted);
  const firsts = [firstOf('earned'), firstOf('least')].filter((group) => group !== undefined);
  const items = (firsts.length > 0 ? firsts : groups).flatMap(({ kind, figures, meaning, caveats }) => [
    ...figures
      .filter((_, place) => place === 0 || (kind !== 'least' && place === figures.length - 1))
      .map(({ amount, what }) => ({
        term: kind === 'least' ? fillIn(words.least, { amount }) : amount,
        text: [what, ...caveats].join('; '),
      })),
    ...(meaning ? [{ text: meaning }] : []),
  ]);
  return items.length > 0 ? [{ label: atAGlance.pay, items, isPay: true }] : [];
}
