/**
 * `npm run sample`: records what the sample says, for the launch check. Only for those who maintain the sample: on content
 * of your own it would take your content for a sample. With `-- --hindi` it also notes that every Hindi file was written
 * from the present English texts. With `-- --check` it writes nothing, and fails if the record is out of date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contentFile, readContent } from '../check/content.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { adoptHindi, confirmedFile } from './confirmed.ts';
import { translatedFiles } from './hindiFindings.ts';
import { recordFile, recordOf } from './sample.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, hindi: { type: 'boolean' } } });
const content = readContent();
const record = `${JSON.stringify(recordOf(content), null, 2)}\n`;
const confirmed = content.get(confirmedFile) ?? '';
const adopted = translatedFiles(content).reduce(
  (text, file) => adoptHindi(text, file, parseYaml(content.get(file) ?? '').value),
  confirmed,
);
if (values.check) {
  if (readFileSync(recordFile, 'utf8') !== record) {
    console.error('owner/tasks/sample.json is older than the sample. Run "npm run sample".');
    process.exitCode = 1;
  }
  if (adopted !== confirmed) {
    console.error(
      'English texts have changed since the Hindi ones were written. Compare both, and run "npm run sample -- --hindi".',
    );
    process.exitCode = 1;
  }
} else {
  writeFile(fileURLToPath(recordFile), record);
  if (values.hindi) writeFile(contentFile(confirmedFile), adopted);
}
