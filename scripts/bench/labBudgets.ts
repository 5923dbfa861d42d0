import type { LabResult } from './lab.ts';

/** The limits of each page, compared with a bare page measured in the same run (specification 15). */
export const labBudgets = {
  /** For accessibility, best practices and SEO, and for performance if the bare page reaches it. */
  score: 100,
  /** Largest paint as a multiple of the bare page's: the median of all kinds, and the worst. */
  largestPaint: { median: 1.2, worst: 1.4 },
  layoutShift: 0.03,
  /** Milliseconds more than the bare page. */
  totalBlockingTime: 50,
  /** Milliseconds from a key or a press in the contact form to the next frame, with the processor slowed four times. */
  interaction: 100,
  /** Milliseconds from the press on a hovered link to the next page's largest paint, in the median over the kinds. */
  nextPage: 100,
} as const;

/** The budgets that a page does not meet, each with its figure and the limit. */
export function overLabBudget(page: LabResult, bare: LabResult): string[] {
  const { score, largestPaint, layoutShift, totalBlockingTime } = labBudgets;
  const { performance, ...others } = page.scores;
  const scores = bare.scores.performance < score ? others : page.scores;
  const ratio = page.largestPaint / bare.largestPaint;
  const blocking = page.totalBlockingTime - bare.totalBlockingTime;
  return [
    ...Object.entries(scores)
      .filter(([, points]) => points < score)
      .map(([category, points]) => `${category} ${points} of ${score}`),
    ...(ratio > largestPaint.worst
      ? [`largest paint ${ratio.toFixed(2)} times the bare page's; at most ${largestPaint.worst}`]
      : []),
    ...(page.layoutShift > layoutShift
      ? [`layout shift ${page.layoutShift.toFixed(3)}; at most ${layoutShift}`]
      : []),
    ...(blocking > totalBlockingTime
      ? [`blocked ${Math.round(blocking)} ms longer than the bare page; at most ${totalBlockingTime}`]
      : []),
  ];
}
