import type { Fact } from '#queries/landing/atAGlance.ts';
import type { PayGroup, PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import type { Part } from './LandingPage.tsx';
import { PayAmounts } from './PayAmounts.tsx';

export const payPart = (
  pay: PayPart | undefined,
  { pay: words }: Pick<LandingWords, 'pay'>,
  { title = words.title, note }: { title?: string; note?: string } = {},
): Part[] =>
  pay ? [{ id: 'pay', title, note, paper: 'deep', content: <PayAmounts pay={pay} words={words} /> }] : [];

/**
 * Pay in the box "At a glance": the first two amounts of the first statistic of what people earn, and in a row of its own the
 * first minimum wage, so that nobody takes an average for what must be paid. An average below it says why, and what to ask for.
 * Without both the ends of the other amounts.
 */
export function payFacts(
  pay: PayPart | undefined,
  { atAGlance, pay: words }: Pick<LandingWords, 'atAGlance' | 'pay'>,
): Fact[] {
  const { groups = [] } = pay ?? {};
  const firstOf = (wanted: PayGroup['kind']) => groups.find(({ kind }) => kind === wanted);
  const [earned, least] = [firstOf('earned'), firstOf('least')];
  const minimum = least?.figures[0]?.inMonth ?? 0;
  const isUnderpaid = earned?.figures.slice(0, 2).some(({ inMonth }) => inMonth < minimum);
  const sentences = [
    earned?.meaning,
    earned?.isNational && least && words.allIndia,
    isUnderpaid && words.underpaid,
  ].filter((sentence) => typeof sentence === 'string');
  const rows = [
    { label: words.earned, items: [...itemsOf(earned, 0, 1), ...sentences.map((text) => ({ text }))] },
    { label: words.titleOfLeast, items: itemsOf(least, 0) },
    ...(earned || least
      ? []
      : [{ label: atAGlance.pay, items: groups.flatMap((group) => itemsOf(group, 0, -1)) }]),
  ];
  return rows.flatMap((row) => (row.items.length > 0 ? [{ ...row, isPay: true }] : []));
}

/** The amounts at these places, each once, the last one at -1. */
const itemsOf = (group: PayGroup | undefined, ...places: number[]) =>
  [...new Set(places.map((place) => group?.figures.at(place)))].flatMap((figure) =>
    group && figure ? [{ term: figure.amount, text: [figure.what, ...group.caveats].join('; ') }] : [],
  );
