import type { LabResult } from './lab.ts';

/** What one page of every kind keeps to beside a bare page that was measured in the same run (specification 15). */
export const labBudgets = {
  /** Accessibility, best practices and SEO; performance too, where the bare page has as much. */
  score: 100,
  /** Largest paint, as a multiple of the bare page's: in the median over the kinds, and at worst. */
  largestPaint: { median: 1.2, worst: 1.4 },
  layoutShift: 0.01,
  /** Milliseconds over the bare page's. */
  totalBlockingTime: 50,
} as const;

/** The budgets that a page does not keep, each with its figure and the limit. */
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
      ? [`largest paint ${ratio.toFixed(2)} times the bare page's; ${largestPaint.worst} at worst`]
      : []),
    ...(page.layoutShift > layoutShift
      ? [`layout shift ${page.layoutShift.toFixed(3)}; ${layoutShift} at most`]
      : []),
    ...(blocking > totalBlockingTime
      ? [`blocked ${Math.round(blocking)} ms longer than the bare page; ${totalBlockingTime} at most`]
      : []),
  ];
}
