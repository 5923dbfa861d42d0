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
 * The line on pay of the box "At a glance": the first two amounts of the first statistic of what people earn, and the first
 * minimum wage, with the reason why that may be more than what many earn. Without both the ends of the other amounts.
 */
export function payFacts(
  pay: PayPart | undefined,
  { atAGlance, pay: words }: Pick<LandingWords, 'atAGlance' | 'pay'>,
): Fact[] {
  const { groups = [] } = pay ?? {};
  const firstOf = (wanted: PayGroup['kind']) => groups.find(({ kind }) => kind === wanted);
  const [earned, least] = [firstOf('earned'), firstOf('least')];
  const firsts = [earned, least].filter((group) => group !== undefined);
  const isShown = (kind: PayGroup['kind'], place: number, last: number) =>
    place === 0 || (kind === 'earned' && place === 1) || (kind === 'other' && place === last);
  const items = (firsts.length > 0 ? firsts : groups).flatMap(
    ({ kind, figures, meaning, isNational, caveats }) => [
      ...figures
        .filter((_, place) => isShown(kind, place, figures.length - 1))
        .map(({ amount, what }) => ({
          term: kind === 'least' ? fillIn(words.least, { amount }) : amount,
          text: [what, ...caveats].join('; '),
        })),
      ...(meaning ? [{ text: meaning }] : []),
      ...(kind === 'earned' && least
        ? [{ text: isNational ? `${words.allIndia} ${words.allCounted}` : words.allCounted }]
        : []),
    ],
  );
  return items.length > 0 ? [{ label: atAGlance.pay, items, isPay: true }] : [];
}
