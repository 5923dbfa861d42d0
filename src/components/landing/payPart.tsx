import type { PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import type { Part } from './LandingPage.tsx';
import { PayAmounts } from './PayAmounts.tsx';

export const payPart = (
  pay: PayPart | undefined,
  { pay: words }: Pick<LandingWords, 'pay'>,
  title = words.title,
): Part[] =>
  pay ? [{ id: 'pay', title, paper: 'deep', content: <PayAmounts pay={pay} words={words} /> }] : [];
