/**
 * Serves one of the two sites of the browser tests on the given port. Builds it first if it is missing or
 * older than its sources: `node tests/support/serveBuilt.ts fixture 4399`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { contentFolder } from '#schemas/contentFolder.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { fixtureSite } from './fixture.ts';

const shared = ['src', 'integrations', 'public', 'astro.config.ts', 'package-lock.json'];
const sites = {
  fixture: { root: fixtureSite, script: 'build:fixture', sources: [...shared, 'tests/fixture'] },
  site: { root: 'dist', script: 'build', sources: [...shared, contentFolder] },
};

const [name, port] = process.argv.slice(2);
const { root, script, sources } = sites[name === 'fixture' ? 'fixture' : 'site'];
if (!isBuilt()) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm run ${script} failed`);
}
const { url } = await serveSite(Number(port), root);
console.log(url);

function isBuilt(): boolean {
  const page = `${root}/index.html`;
  // The time of a folder changes when a file is removed.
  const files = globSync(
    sources.flatMap((source) => [source, `${source}/**`, `${source}/**/.*/**`]),
    { exclude: ['**/*.test.*'] },
  );
  const changes = files.map((file) => statSync(file).mtimeMs);
  return existsSync(page) && Math.max(...changes) < statSync(page).mtimeMs;
}
