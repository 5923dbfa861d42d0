/**
 * `npm test`: runs every check, even when one fails. `npm test -- test:firefox` runs further scripts at the
 * end. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, headlessShell } from '../tests/support/browser.ts';
import { need } from '../tests/support/need.ts';

type Counts = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const total: Counts = { passed: 0, failed: 0 };

try {
  // A missing browser is installed or reported before anything else runs.
  findChromium();
  try {
    need(headlessShell, 'chromium-headless-shell');
  } catch {
    console.log('Without chromium-headless-shell the browser tests take twice the time.');
  }
  // No check may read files of an earlier build.
  rmSync('dist', { recursive: true, force: true });
  const built = run('build', 'build:fixture');
  // Browser tests wait now and then, so on two cores three sequences end sooner than two. Types are those of the built content.
  await Promise.all([
    built.then(() => run('test:e2e')),
    built.then(() => run('test:types', 'test:lint')),
    run('test:unit', 'test:dead-code').then(() => built.then(() => run('test:site'))),
  ]);
  await run(...process.argv.slice(2));
} catch (error) {
  console.error(error);
  total.failed++;
} finally {
  rmSync(reports, { recursive: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs scripts of package.json one after the other. Prints the output and adds the counts of each. */
async function run(...scripts: string[]): Promise<void> {
  for (const script of scripts) {
    const started = performance.now();
    const report = join(reports, `${script}.json`);
    const child = spawn('npm', ['run', '--silent', script, '--', ...options(script, report)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const [status] = await once(child, 'close');
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\n── ${script}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s\n${output.trim()}`);
    const { passed, failed } = countsIn(report) ?? { passed: Number(status === 0), failed: 0 };
    total.passed += passed;
    // A script that fails without a failed test, for example in a crash, counts as one failure.
    total.failed += failed > 0 ? failed : Number(status !== 0);
  }
}

/** Options that make vitest and Playwright also write their counts to `report`; and what the build has done already. */
function options(script: string, report: string): string[] {
  if (script === 'test:types') return ['--noSync'];
  if (['test:unit', 'test:site', 'test:owner', 'test:nginx', 'test:pdf'].includes(script))
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const inBrowser = ['test:e2e', 'test:editor', 'test:hands', 'test:firefox', 'test:webkit'];
  return inBrowser.includes(script) ? ['--reporter=list,json'] : [];
}

function countsIn(report: string): Counts | undefined {
  if (!existsSync(report)) return undefined;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests };
}
