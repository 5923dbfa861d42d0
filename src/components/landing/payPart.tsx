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
 * Pay in the box "At a glance": the first two amounts of the first statistic of what people earn, and in a row of its own the
 * first minimum wage, so that nobody takes an average for what must be paid. An average below it says why, and what to ask for.
 * Without both the ends of the other amounts.
 */
export function payFacts(
  pay: PayPart | undefined,
  { atAGlance, pay: words }: Pick<LandingWords, 'atAGlance' | 'pay'>,
): Fact[] {
  const { groups = [], leastElsewhere = Number.POSITIVE_INFINITY } = pay ?? {};
  const earned = groups.find(({ kind }) => kind === 'earned');
  const minimums = groups.filter(({ kind }) => kind === 'least');
  const [least] = minimums;
  const sentences = [
    earned?.meaning,
    earned?.isNational && !earned.meaning && least && words.allIndia,
    earned && whyBelow(earned, minimums, leastElsewhere, words),
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

/**
 * The sentence on an average that is below the first minimum wage: the order is later than the survey; or the average is of
 * all India, where some states' minimum is lower; or people are paid less than they must be.
 */
function whyBelow(
  earned: PayGroup,
  minimums: PayGroup[],
  leastElsewhere: number,
  words: LandingWords['pay'],
): string | undefined {
  const [least] = minimums;
  const [first, ...others] = minimums.flatMap(({ figures }) => figures);
  const lowest = Math.min(...earned.figures.slice(0, 2).map(({ inMonth }) => inMonth));
  if (!least || !first || lowest >= first.inMonth) return undefined;
  if (least.year > earned.year)
    return fillIn(words.laterMinimum, { survey: earned.year, minimum: least.year });
  const isBelowAll = lowest < Math.min(leastElsewhere, ...others.map(({ inMonth }) => inMonth));
  return !earned.isNational || (isBelowAll && minimums.length > 1) ? words.underpaid : words.stateMinimum;
}

/** The amounts at these places, each once, the last one at -1. */
const itemsOf = (group: PayGroup | undefined, ...places: number[]) =>
  [...new Set(places.map((place) => group?.figures.at(place)))].flatMap((figure) =>
    group && figure ? [{ term: figure.amount, text: [figure.what, ...group.caveats].join('; ') }] : [],
  );
