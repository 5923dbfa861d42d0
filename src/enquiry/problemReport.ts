import type { FieldProblem } from './validation.ts';

export type ProblemReport<Field, Found extends { field: Field } = FieldProblem<Field>> = {
  /** Counts the submits that found something: what a submit does, such as to move the focus, is done once for each. */
  submit: number;
  problems: Found[];
  corrected: Field[];
};

export const noProblems = { submit: 0, problems: [], corrected: [] };

export const submitReport = <Found extends { field: unknown }>(
  { submit }: { submit: number },
  problems: Found[],
): ProblemReport<Found['field'], Found> => ({
  submit: problems.length > 0 ? submit + 1 : submit,
  problems,
  corrected: [],
});

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
  const corrected = report.problems
    .map(({ field }) => field)
    .filter((field) => report.corrected.includes(field) || (asked.includes(field) && !wrong.includes(field)));
  return corrected.length === report.corrected.length ? report : { ...report, corrected };
}
