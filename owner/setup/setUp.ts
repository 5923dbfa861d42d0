import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Collection } from '../check/collections.ts';
import { formatProblem } from '../check/problem.ts';
import { type AgencyField, hintWithExample } from '../launch-check/agencyFields.ts';
import { type Path, readYaml } from '../yaml/readYaml.ts';
import { sampleMarks } from '../yaml/sampleMark.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { type Answer, problemsIn, refusal, type SetupFile, withAnswers } from './answers.ts';
import { type Ask, type Terminal, withPrompts } from './prompt.ts';

/**
 * Asks for the agency's own values and shows the changes. If the owner agrees, writes them into the file.
 *
 * @returns the sentence to show at the end
 * @throws {Error} named AbortError when the owner stops the setup; with the problems when the file has
 * mistakes. Nothing is written then.
 */
export async function setUp(
  terminal: Terminal,
  fields: AgencyField[],
  { pattern, schema }: Collection,
): Promise<string> {
  const file = join(contentFolder, pattern);
  const setupFile = { file, text: readFileSync(file, 'utf8'), schema };
  const problems = problemsIn(setupFile).map(formatProblem);
  if (problems.length > 0) throw new Error(`Please correct this first:\n${problems.join('\n')}`);
  return withPrompts(terminal, async (ask) => {
    const given: LabelledAnswer[] = [];
    for (const field of fields) given.push(...(await askFor(field, setupFile, ask)));
    const answers = given.filter((answer) => isChange(answer, setupFile));
    if (answers.length === 0) return 'Nothing to change.';
    const changes = answers.map((answer) => `  ${describeChange(answer, setupFile)}\n`).join('');
    terminal.output.write(`\nIn ${relative('', file)}:\n${changes}`);
    const agreed = await ask(
      '\nWrite these changes? To write them, type y and press Enter. "npm run edit" can correct a value later.',
    );
    if (!/^y(es)?$/i.test(agreed)) return 'Nothing was written.';
    // Read the file again, because somebody may have changed it during the questions.
    writeFile(file, withAnswers(readFileSync(file, 'utf8'), answers));
    return 'Written.';
  });
}

type LabelledAnswer = Answer & Pick<AgencyField, 'label'>;

/** Asks until the answer is valid. Returns no answer if the owner presses Enter. */
async function askFor(field: AgencyField, setupFile: SetupFile, ask: Ask): Promise<LabelledAnswer[]> {
  const { path, label } = field;
  const { value: currentValue, isSample } = currentValueAt(path, setupFile);
  const keep = isSample
    ? `Press Enter to keep the sample: ${currentValue}`
    : `Press Enter to keep: ${currentValue}`;
  let prompt = `\n${label}: ${hintWithExample(field)}.\n${keep}`;
  for (;;) {
    const value = await ask(prompt);
    if (value === '') return [];
    const reason = refusal({ path, value }, setupFile);
    if (!reason) return [{ path, value, label }];
    prompt = `"${value}" is not allowed. ${reason}`;
  }
}

/** False for an answer that repeats a value without a sample mark. */
function isChange({ path, value }: Answer, setupFile: SetupFile): boolean {
  const { value: currentValue, isSample } = currentValueAt(path, setupFile);
  return currentValue !== value || isSample;
}

function describeChange({ path, value, label }: LabelledAnswer, setupFile: SetupFile): string {
  const { value: currentValue } = currentValueAt(path, setupFile);
  const change = currentValue === value ? `${value} (no longer a sample)` : `${currentValue} → ${value}`;
  return `${label}: ${change}`;
}

function currentValueAt(path: Path, { text }: SetupFile) {
  const file = readYaml(text);
  const value = file.values.find((candidate) => candidate.path.join('.') === path.join('.'));
  return { value: value?.value, isSample: value !== undefined && sampleMarks(file).has(value) };
}
