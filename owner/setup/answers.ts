import { parseDocument } from 'yaml';
import { type Collection, jsonSchemaOf } from '../check/collections.ts';
import { textProblems } from '../check/findProblems.ts';
import type { Problem } from '../check/problem.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import type { Path } from '../yaml/readYaml.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

/** What the owner typed for a place in the file. */
export type Answer = { path: Path; value: string };

/** A file that the setup writes to, as it is now. */
export type SetupFile = { file: string; text: string; schema: Collection['schema'] };

/** What the build would refuse in the file. */
export const problemsIn = ({ file, text, schema }: SetupFile): Problem[] =>
  textProblems(file, text, { schema, json: jsonSchemaOf(schema) });

/** The text of the file with the answers in it; a sample that was given as an answer is one no more. */
export function withAnswers(text: string, answers: Answer[]): string {
  const document = parseDocument(text);
  for (const { path, value } of answers) document.setIn(path, value);
  return writeYaml(
    text,
    document.toJS(),
    answers.map(({ path }) => path),
  );
}

/** Why an answer can't be taken, and what can; `undefined` for one that can. */
export function refusal(answer: Answer, setupFile: SetupFile): string | undefined {
  const { path, value } = answer;
  // A text that was pasted may carry a character that nobody sees.
  if (/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(value)) {
    return 'It has a character that can not be seen. Type it instead of pasting it.';
  }
  const problems = problemsIn({ ...setupFile, text: withAnswers(setupFile.text, [answer]) });
  const problem = problems.find((one) => one.path === path.join('.'));
  if (problem) return `Allowed: ${problem.allowed}`;
  const placeholder = placeholderReason(setupFile.file, path, value);
  return placeholder && `It is ${placeholder}. Write your own.`;
}
