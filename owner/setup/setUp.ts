import { readFileSync } from 'node:fs';
import confirm from '@inquirer/confirm';
import { readAnswers } from './answers.ts';
import { askOwner, type Terminal } from './askOwner.ts';
import { plan } from './plan.ts';
import { writeWhole } from './writeWhole.ts';

const file = 'content/agency.yaml';

/** How the setup runs: `answersFile` in place of questions; `isDryRun` shows what would change and writes nothing. */
export type SetUp = { terminal: Terminal; answersFile?: string | undefined; isDryRun?: boolean | undefined };

/**
 * Puts the agency's own values into `content/agency.yaml`.
 *
 * @returns what to tell at the end
 * @throws {Error} when an answer can't be taken; nothing is written then
 */
export async function setUp({ terminal, answersFile, isDryRun }: SetUp): Promise<string> {
  const changes = answersFile ? takeAnswers(answersFile) : await askOwner(terminal);
  const { lines } = plan(readFileSync(file, 'utf8'), changes);
  if (lines.length === 0) return 'Nothing to change.';
  terminal.output.write(`\nIn ${file}:\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
  if (isDryRun) return 'Only a trial: nothing was written.';
  if (!answersFile && !(await confirm({ message: 'Write this?' }, terminal))) return 'Nothing was written.';
  // Read anew: somebody may have edited the file while the questions were asked.
  writeWhole(file, plan(readFileSync(file, 'utf8'), changes).text);
  return 'Written. "npm run launch-check" lists what is left.';
}

function takeAnswers(answersFile: string) {
  const { changes, problems } = readAnswers(readFileSync(answersFile, 'utf8'));
  if (problems.length === 0) return changes;
  throw new Error(
    `${problems.map((problem) => `${answersFile} ${problem}`).join('\n')}\nNothing was written.`,
  );
}
