/**
 * `npm run bench:scale`: builds a temporary copy of the site with 10,000 extra entries and prints how long that takes
 * and how much memory. COUNT changes the number.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

const count = Number(process.env['COUNT'] ?? 10_000);
const copy = mkdtempSync(join(tmpdir(), 'scale-'));
for (const part of [
  'content',
  'public',
  'src',
  'integrations',
  'owner',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
]) {
  cpSync(part, join(copy, part), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

const models = ['cities/agra', 'jobs/delivery', 'departments/logistics', 'companies/tcs'].map((path) => ({
  folder: path.split('/')[0] ?? '',
  entry: parse(readFileSync(`content/${path}.yaml`, 'utf8')),
}));
for (let index = 0; index < count; index++) {
  const { folder, entry } = models[index % models.length] as (typeof models)[number];
  const changed = { ...entry, name: `${entry.name} ${index}`, title: `${entry.title} ${index}` };
  if (folder === 'cities')
    Object.assign(changed, { latitude: 8 + (index % 280) / 10, longitude: 69 + (index % 270) / 10 });
  writeFileSync(join(copy, 'content', folder, `extra-${folder}-${index}.yaml`), stringify(changed));
}

const started = performance.now();
const build = spawn('npm', ['run', '--silent', 'build'], {
  cwd: copy,
  detached: true,
  stdio: ['ignore', 'ignore', 'inherit'],
});
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, residentKilobytes(build.pid));
}, 250);
const [code] = await once(build, 'exit');
clearInterval(watch);
const seconds = (performance.now() - started) / 1000;
rmSync(copy, { recursive: true });
console.log(
  `${count} extra entries: ${seconds.toFixed(1)} s (limit 60), ${(most / 1e6).toFixed(2)} GB at the most (limit 2)`,
);
process.exitCode = code;

/** Memory of every process in the build's group, in kilobytes. */
function residentKilobytes(group: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0);
}
