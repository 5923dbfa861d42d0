import { latinDigits } from '#writing/digits.ts';

/** True if the years of a job make no sense, such as 2030 to 1999. The visitor is asked, and may leave them. */
export const endsBeforeItBegins = ({ from, to }: { from: string; to: string }): boolean =>
  yearIn(to) < yearIn(from);

/** The year in a text such as "May 2021". Not a number in any other text. */
const yearIn = (text: string): number =>
  Number(/\b(?:19|20)\d\d\b/.exec(latinDigits(text))?.[0] ?? Number.NaN);
