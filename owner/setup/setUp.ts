import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Collection } from '../check/collections.ts';
import { printProblem } from '../check/problem.ts';
import { type AgencyField, hintWithExample } from '../launch-check/agencyFields.ts';
import { fieldName } from '../launch-check/finding.ts';
import { type Path, readYaml } from '../yaml/readYaml.ts';
import { sampleMarks } from '../yaml/sampleMark.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { type Answer, problemsIn, refusal, type SetupFile, withAnswers } from './answers.ts';
import { type Ask, type Terminal, withPrompts } from './prompt.ts';

/**
 * Asks for the agency's own values and writes them into the collection's file, once the owner has seen the changes.
 *
 * @returns what to tell at the end
 * @throws {Error} named AbortError when the owner leaves, or with what is wrong in the file; nothing is written then
 */
export async function setUp(
  terminal: Terminal,
  fields: AgencyField[],
  { pattern, schema }: Collection,
): Promise<string> {
  const file = join(contentFolder, pattern);
  const setupFile = { file, text: readFileSync(file, 'utf8'), schema };
  const problems = problemsIn(setupFile).map(printProblem);
  if (problems.length > 0) throw new Error(`Please mend this first:\n${problems.join('\n')}`);
  return withPrompts(terminal, async (ask) => {
    const answers: Answer[] = [];
    for (const field of fields) answers.push(...(await askFor(field, setupFile, ask)));
    if (answers.length === 0) return 'Nothing to change.';
    const changes = answers.map((answer) => `  ${describeChange(answer, setupFile)}\n`).join('');
    terminal.output.write(`\nIn ${relative('', file)}:\n${changes}`);
    const agreed = await ask('\nWrite this? "y" and Enter writes it.');
    if (!/^y(es)?$/i.test(agreed)) return 'Nothing was written.';
    // Read anew: somebody may have edited the file while the questions were asked.
    writeFile(file, withAnswers(readFileSync(file, 'utf8'), answers));
    return 'Written.';
  });
}

/** Asks until the answer can be taken; none where Enter leaves what is there. */
async function askFor(field: AgencyField, setupFile: SetupFile, ask: Ask): Promise<Answer[]> {
  const { path, label } = field;
  const { value: present, isSample } = presentValue(path, setupFile);
  const keep = isSample ? `Enter leaves the sample, ${present}` : `Enter keeps ${present}`;
  let prompt = `\n${label}: ${hintWithExample(field)}.\n${keep}.`;
  for (;;) {
    const value = await ask(prompt);
    if (value === '') return [];
    const reason = refusal({ path, value }, setupFile);
    if (!reason) return [{ path, value }];
    prompt = `"${value}" can not be taken. ${reason}`;
  }
}

function describeChange({ path, value }: Answer, setupFile: SetupFile): string {
  const { value: present } = presentValue(path, setupFile);
  return `${fieldName(path)}: ${present === value ? `${value}, no sample any more` : `${present} → ${value}`}`;
}

function presentValue(path: Path, { text }: SetupFile) {
  const file = readYaml(text);
  const value = file.values.find((one) => one.path.join('.') === path.join('.'));
  return { value: value?.value, isSample: value !== undefined && sampleMarks(file).has(value) };
}
