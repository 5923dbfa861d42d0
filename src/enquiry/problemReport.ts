import type { FieldProblem } from './validation.ts';

/** What the last submit found wrong, and which of it has been corrected since. */
export type ProblemReport<Field, Found extends { field: Field } = FieldProblem<Field>> = {
  problems: Found[];
  corrected: Field[];
};

export const noProblems = { problems: [], corrected: [] };

/**
 * The report after a change: the same object if the change corrected nothing. A problem that was corrected stays corrected
 * until the next submit, so that it does not come and go while somebody types.
 *
 * @param asked the fields that the form shows; those of the other mode stay as they are
 * @param wrong the fields that are wrong now
 */
export function recheck<Field, Found extends { field: Field }>(
  report: ProblemReport<Field, Found>,
  asked: readonly Field[],
  wrong: readonly Field[],
): ProblemReport<Field, Found> {
  const { problems } = report;
  const corrected = problems
    .map(({ field }) => field)
    .filter((field) => report.corrected.includes(field) || (asked.includes(field) && !wrong.includes(field)));
  return corrected.length === report.corrected.length ? report : { problems, corrected };
}
