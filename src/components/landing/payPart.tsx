import type { Fact } from '#queries/landing/atAGlance.ts';
import type { PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { Part } from './LandingPage.tsx';
import { PayAmounts } from './PayAmounts.tsx';

export const payPart = (
  pay: PayPart | undefined,
  { pay: words }: Pick<LandingWords, 'pay'>,
  title = words.title,
): Part[] =>
  pay ? [{ id: 'pay', title, paper: 'deep', content: <PayAmounts pay={pay} words={words} /> }] : [];

/** The line on pay of the box "At a glance": what the first statistic says that people earn, and the first minimum wage. */
export function payFacts(
  pay: PayPart | undefined,
  { atAGlance, pay: words }: Pick<LandingWords, 'atAGlance' | 'pay'>,
): Fact[] {
  const firsts = (['earned', 'least'] as const).flatMap(
    (first) => pay?.groups.find(({ kind }) => kind === first) ?? [],
  );
  const items = firsts.flatMap(({ kind, figures, when }) =>
    (kind === 'least' ? figures.slice(0, 1) : figures).map(({ amount, what }) => ({
      term: kind === 'least' ? fillIn(words.least, { amount }) : amount,
      text: `${what}, ${when}`,
    })),
  );
  return items.length > 0 ? [{ label: atAGlance.pay, items, isPay: true }] : [];
}
