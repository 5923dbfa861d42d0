import type { LabResult } from './lab.ts';

/** The limits of each page, compared with a bare page measured in the same run (specification 15). */
export const labBudgets = {
  /** For accessibility, best practices and SEO, and for performance if the bare page reaches it. */
  score: 100,
  /** Largest paint in Lighthouse's simulation, as a multiple of the bare page's. */
  simulatedPaint: 1.3,
  /** Largest paint in a browser, as a multiple of the bare page's: the median of the kinds, and the worst. */
  largestPaint: { median: 1.5, worst: 1.7 },
  layoutShift: 0.03,
  /** Milliseconds more than the bare page. */
  totalBlockingTime: 50,
  /** Milliseconds from the activation of the next page, after a press on a hovered link, to its first paint. */
  nextPage: 90,
  /** The same for a page with a form, which is only prefetched. */
  nextPageWithForm: 150,
} as const;

/** The budgets that a page does not meet, each with its figure and the limit. */
export function overLabBudget(page: LabResult, bare: LabResult): string[] {
  const { score, simulatedPaint, layoutShift, totalBlockingTime } = labBudgets;
  const { performance, ...others } = page.scores;
  const scores = bare.scores.performance < score ? others : page.scores;
  const ratio = page.largestPaint / bare.largestPaint;
  const blocking = page.totalBlockingTime - bare.totalBlockingTime;
  return [
    ...Object.entries(scores)
      .filter(([, points]) => points < score)
      .map(([category, points]) => `${category} ${points} of ${score}`),
    ...(ratio > simulatedPaint
      ? [`simulated largest paint ${ratio.toFixed(2)} times the bare page's; at most ${simulatedPaint}`]
      : []),
    ...(page.layoutShift > layoutShift
      ? [`layout shift ${page.layoutShift.toFixed(3)}; at most ${layoutShift}`]
      : []),
    ...(blocking > totalBlockingTime
      ? [`blocked ${Math.round(blocking)} ms longer than the bare page; at most ${totalBlockingTime}`]
      : []),
  ];
}
