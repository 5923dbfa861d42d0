/** `npm run setup`: asks for the agency's own values and writes them to `agency.yaml`, in both languages. */
import { contentFile } from '../check/content.ts';
import { recordedSample } from '../launch-check/sample.ts';
import { agencyFile } from './answers.ts';
import { questions } from './questions.ts';
import { setUp } from './setUp.ts';

/** The exit status that shells use for a program stopped by Ctrl-C. */
const interrupted = 130;

const next =
  'To change other values, run "npm run edit". To see what is still a sample, run "npm run launch-check".';

const howToAnswer = `Each question says what Enter does. Type back to go one question back.
Press Ctrl-C to stop: nothing is written before the end.`;

if (process.stdin.isTTY) {
  try {
    console.log(howToAnswer);
    const terminal = { input: process.stdin, output: process.stdout };
    console.log(`\n${await setUp(terminal, questions, recordedSample())} ${next}`);
  } catch (error) {
    const hasLeft = (error as Error).name === 'AbortError';
    console.error(hasLeft ? '\nStopped. Nothing was written.' : (error as Error).message);
    process.exitCode = hasLeft ? interrupted : 1;
  }
} else {
  console.error(
    `There is no terminal for the questions. Instead, write your values into ${contentFile(agencyFile)}. ${next}`,
  );
  process.exitCode = 1;
}
