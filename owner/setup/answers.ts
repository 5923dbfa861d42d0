import { parseDocument } from 'yaml';
import { checkText } from '../check/checkText.ts';
import type { Collection } from '../check/collections.ts';
import { pathInContent, readContent } from '../check/content.ts';
import type { Problem } from '../check/problem.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import type { Path } from '../yaml/readYaml.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

/** What the owner typed for a value of the file. */
export type Answer = { path: Path; value: string };

/** The file that the setup writes to, with its current text. */
export type SetupFile = { file: string; text: string; schema: Collection['schema'] };

/** What the build would refuse in the file. */
export const problemsIn = ({ file, text, schema }: SetupFile): Problem[] =>
  checkText(pathInContent(file), text, { pattern: file, schema }, readContent());

/** The file's text with the answers. An answer that repeats the sample value removes its sample mark. */
export function withAnswers(text: string, answers: Answer[]): string {
  const document = parseDocument(text);
  for (const { path, value } of answers) document.setIn(path, value);
  return writeYaml(text, document.toJS());
}

/** The reason for refusing an answer, and what is allowed. `undefined` for a valid answer. */
export function refusal(answer: Answer, setupFile: SetupFile): string | undefined {
  const { path, value } = answer;
  // Pasted text may contain invisible characters.
  if (/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(value)) {
    return 'It contains an invisible character. Type the value; do not paste it.';
  }
  const problems = problemsIn({ ...setupFile, text: withAnswers(setupFile.text, [answer]) });
  const problem = problems.find((candidate) => candidate.path === path.join('.'));
  if (problem) return `Allowed: ${problem.allowed}`;
  const placeholder = placeholderReason(setupFile.file, path, value);
  return placeholder && `It is ${placeholder}. Type your own value.`;
}
