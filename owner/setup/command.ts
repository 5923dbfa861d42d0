/**
 * `npm run setup`: asks for what makes the site the agency's own and writes it to `content/agency.yaml`.
 * `npm run setup -- answers.json` takes the answers from a file; `--dry-run` shows the changes and writes nothing.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp } from './setUp.ts';

/** What a shell reports for a program ended by Ctrl-C. */
const interrupted = 130;

try {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (!given && !process.stdin.isTTY) {
    throw new Error(
      'There is no terminal to ask in. Give a file: npm run setup -- answers.json (docs/launching.md)',
    );
  }
  const answersFile = given && found(given);
  const terminal = { input: process.stdin, output: process.stdout };
  console.log(await setUp({ terminal, answersFile, isDryRun: values['dry-run'] }));
} catch (error) {
  const hasLeft = (error as Error).name === 'ExitPromptError';
  console.error(hasLeft ? '\nStopped. Nothing was written.' : (error as Error).message);
  process.exitCode = hasLeft ? interrupted : 1;
}

/** npm runs scripts in the project's folder; the file may be named as seen from where npm was called. */
function found(given: string): string {
  const fromCaller = resolve(process.env['INIT_CWD'] ?? '.', given);
  return [given, fromCaller].find((path) => existsSync(path)) ?? missing(given);
}

function missing(given: string): never {
  throw new Error(`There is no file ${given}`);
}
