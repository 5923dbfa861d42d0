/** `npm run build:fixture`: builds the fixture site, from `tests/fixture/` to `.generated/fixture/`. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fixtureContent, fixtureSite } from '../tests/support/fixture.ts';

const { status } = spawnSync('astro', ['build', '--silent', '--outDir', fixtureSite], {
  stdio: 'inherit',
  env: { ...process.env, CONTENT_DIR: fixtureContent, SHARE_IMAGES: 'none' },
});
cpSync('tests/fixture/public', fixtureSite, { recursive: true });
process.exitCode = status ?? 1;
