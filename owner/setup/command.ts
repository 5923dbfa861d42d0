/** `npm run setup`: asks for what makes the site the agency's own, and writes it to `agency.yaml`. */
import { join } from 'node:path';
import { collectionSchemas } from '#schemas/collections.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { firstHourFields } from '../launch-check/agencyFields.ts';
import { setUp } from './setUp.ts';

/** What a shell reports for a program ended by Ctrl-C. */
const interrupted = 130;

const next =
  '"npm run edit" is for everything else, and "npm run launch-check" lists what is still a sample.';

if (process.stdin.isTTY) {
  try {
    console.log('Enter keeps what is there. Ctrl-C leaves at any time; nothing is written before the end.');
    const terminal = { input: process.stdin, output: process.stdout };
    console.log(`\n${await setUp(terminal, firstHourFields, collectionSchemas.agency)} ${next}`);
  } catch (error) {
    const hasLeft = (error as Error).name === 'AbortError';
    console.error(hasLeft ? '\nStopped. Nothing was written.' : (error as Error).message);
    process.exitCode = hasLeft ? interrupted : 1;
  }
} else {
  const file = join(contentFolder, collectionSchemas.agency.pattern);
  console.error(`There is no terminal to ask in: write your values into ${file}. ${next}`);
  process.exitCode = 1;
}
