/**
 * `npm run sample`: records what the sample says, for the launch check. Only for those who maintain the sample: on content
 * of your own it would take your content for a sample. With `-- --check` it fails if the record is out of date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readContent } from '../check/content.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { recordFile, recordOf } from './sample.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const text = `${JSON.stringify(recordOf(readContent()), null, 2)}\n`;
if (!values.check) writeFile(fileURLToPath(recordFile), text);
else if (readFileSync(recordFile, 'utf8') !== text) {
  console.error('owner/launch-check/sample.json is older than the sample. Run "npm run sample".');
  process.exitCode = 1;
}
