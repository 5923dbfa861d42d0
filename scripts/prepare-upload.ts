/**
 * `npm run prepare-upload`: runs the launch check and builds the site to `dist/`, the folder to upload. It refuses while
 * something is left, unless it is called with `-- --anyway`. With `-- --compress` it also writes precompressed files, for
 * a server of one's own.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { uploadAdvice } from '../integrations/hosting/hostFiles.ts';
import { precompress } from '../integrations/hosting/precompress.ts';
import { readContent } from '../owner/check/content.ts';
import { tasksIn } from '../owner/tasks/tasks.ts';

/** Windows PowerShell drops the `--` before an option, and npm then passes the option as a variable. */
const has = (option: string) =>
  process.argv.includes(`--${option}`) || process.env[`npm_config_${option}`] === 'true';

const { findings } = tasksIn(readContent());
if (findings.length > 0) {
  const things = findings.length === 1 ? '1 thing is' : `${findings.length} things are`;
  console.error(
    `${things} left before the launch. "npm run launch-check" lists them, and so does "npm run edit".`,
  );
  if (!has('anyway')) {
    console.error('Nothing was built. To build the site all the same: npm run prepare-upload -- --anyway');
    process.exit(1);
  }
}
console.log('Building the site, which takes a minute ...');
// A shell, because npm is a script on Windows.
const { status } = spawnSync('npm run build', { stdio: ['inherit', 'ignore', 'inherit'], shell: true });
if (status !== 0) process.exit(1);
if (has('compress')) await precompress('dist');
const entries = readdirSync('dist', { recursive: true, withFileTypes: true });
const count = entries.filter((entry) => entry.isFile()).length;
console.log(`
This is the folder to upload: ${resolve('dist')} (${count} files)
${uploadAdvice(count)}
Then open your site on a phone, and send yourself a message with each form.`);
