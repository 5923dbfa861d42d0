/**
 * `npm run bench:scale`: builds a temporary copy of the site with 10,000 extra entries, and prints the time
 * and the peak memory. It fails over the limits of specification 15.9. COUNT changes the number of entries.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { copyProject } from '../tests/support/copyProject.ts';

const limits = { seconds: 35, gigabytes: 2 };
const count = Number(process.env['COUNT'] ?? 10_000);
// Extra entries have no pictures of their own. The site's pictures come from the cache and are not measured.
const copy = copyProject();
const content = join(copy, 'content');

for (const folder of ['cities', 'jobs', 'departments', 'companies']) {
  const [model] = readdirSync(join(content, folder)).filter((file) => file.endsWith('.yaml'));
  const entry = load(readFileSync(join(content, folder, model ?? ''), 'utf8')) as Record<string, unknown>;
  for (let index = 0; index < count / 4; index++) {
    const extra = { ...entry, name: `${entry.name} ${index}`, title: `${entry.title} ${index}` };
    // With equal coordinates, all cities would be neighbours of each other.
    if ('latitude' in entry)
      Object.assign(extra, { latitude: 8 + (index % 280) / 10, longitude: 69 + (index % 270) / 10 });
    // Written by the reader that Astro has, which takes a date without quotes for another type.
    writeFileSync(join(content, folder, `extra-${folder}-${index}.yaml`), dump(extra));
  }
}

const started = performance.now();
const build = spawn('npm', ['run', '--silent', 'build'], {
  cwd: copy,
  env: { ...process.env, CONTENT_DIR: 'content' },
  detached: true,
  stdio: ['ignore', 'ignore', 'inherit'],
});
let gigabytes = 0;
const watch = setInterval(() => {
  gigabytes = Math.max(gigabytes, residentKilobytes(build.pid) / 1e6);
}, 250);
const [status] = await once(build, 'exit');
clearInterval(watch);
const seconds = (performance.now() - started) / 1000;
rmSync(copy, { recursive: true });

console.log(
  `${count} extra entries: ${seconds.toFixed(1)} s (limit ${limits.seconds}), ` +
    `${gigabytes.toFixed(2)} GB peak memory (limit ${limits.gigabytes})`,
);
process.exitCode = status || Number(seconds > limits.seconds || gigabytes > limits.gigabytes);

function residentKilobytes(group: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0);
}
