import type { FieldProblem } from './validation.ts';

/** What the last submit found wrong, and which of it has been corrected since. */
export type ProblemReport<Field, Found extends { field: Field } = FieldProblem<Field>> = {
  problems: Found[];
  corrected: Field[];
};

export const noProblems = { problems: [], corrected: [] };

/**
 * The report after a change. A problem that was corrected stays corrected until the next submit, so that it does not come
 * and go while somebody types.
 *
 * @param asked the fields that the form shows; those of the other mode stay as they are
 * @param wrong the fields that are wrong now
 */
export const recheck = <Field, Found extends { field: Field }>(
  { problems, corrected }: ProblemReport<Field, Found>,
  asked: readonly Field[],
  wrong: readonly Field[],
): ProblemReport<Field, Found> => ({
  problems,
  corrected: problems
    .map(({ field }) => field)
    .filter((field) => corrected.includes(field) || (asked.includes(field) && !wrong.includes(field))),
});
