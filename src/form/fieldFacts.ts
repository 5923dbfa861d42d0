import type { ProblemReport } from '#enquiry/problemReport.ts';

/** What fields show of the last submit, by their names. `textOf` says what is wrong and what to do about it. */
export const fieldFacts =
  <Name extends string, Found extends { field: Name }>(
    form: string,
    { problems, corrected }: ProblemReport<Name, Found>,
    textOf: (found: Found) => string,
  ) =>
  (name: Name) => {
    const found = problems.find(({ field }) => field === name);
    return { form, name, problem: found && textOf(found), corrected: corrected.includes(name) };
  };
