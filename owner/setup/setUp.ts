import { agency } from '#schemas/agency.ts';
import { contentFile, readContent } from '../check/content.ts';
import { helpAt, jsonSchemaOf } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import { formatProblem } from '../check/problem.ts';
import type { Sample } from '../launch-check/sample.ts';
import type { Path } from '../yaml/readValues.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { type Answer, agencyFile, currentValue, problemsIn, refusal, withAnswers } from './answers.ts';
import { type Ask, type Terminal, withPrompts } from './prompt.ts';

const labelOf = (path: Path) => labelsTo(path, jsonSchemaOf(agency));

/**
 * Asks for the agency's own values and shows the changes. If the owner agrees, writes them.
 *
 * @returns the sentence to show at the end
 * @throws {Error} named AbortError when the owner stops the setup; with the problems when the file has
 * mistakes. Nothing is written then.
 */
export async function setUp(terminal: Terminal, fields: Path[], sample: Sample): Promise<string> {
  const content = readContent();
  const problems = problemsIn(content).map(formatProblem);
  if (problems.length > 0) throw new Error(`Please correct this first:\n${problems.join('\n')}`);
  return withPrompts(terminal, async (ask) => {
    const answers: Answer[] = [];
    const changes: string[] = [];
    for (const path of fields) {
      const { value: current, isSample } = currentValue(path, content, sample);
      const help = helpAt(jsonSchemaOf(agency), path, undefined);
      const keep = `Press Enter to keep${isSample ? ' the sample' : ''}: ${current}`;
      const value = await askUntilAllowed(`\n${labelOf(path)}. ${help}\n${keep}`, ask, (typed) =>
        refusal({ path, value: typed }, content, sample),
      );
      if (value === '' || (value === current && !isSample)) continue;
      answers.push({ path, value });
      const change = value === current ? `${value} (no longer a sample)` : `${current} → ${value}`;
      changes.push(`  ${labelOf(path)}: ${change}\n`);
    }
    if (answers.length === 0) return 'Nothing to change.';
    terminal.output.write(`\nIn ${contentFile(agencyFile)}:\n${changes.join('')}`);
    const agreed = await ask(
      '\nWrite these changes? To write them, type y and press Enter. "npm run edit" can correct a value later.',
    );
    if (!/^y(es)?$/i.test(agreed)) return 'Nothing was written.';
    // Read again, because somebody may have changed the file during the questions.
    for (const [file, text] of withAnswers(answers, readContent())) writeFile(contentFile(file), text);
    return 'Written.';
  });
}

/** Asks until the answer is not refused. Enter alone is an empty answer. */
async function askUntilAllowed(question: string, ask: Ask, refusalOf: (value: string) => string | undefined) {
  let value = await ask(question);
  for (let reason = refusalOf(value); value !== '' && reason; reason = refusalOf(value))
    value = await ask(`"${value}" is not allowed. ${reason}`);
  return value;
}
