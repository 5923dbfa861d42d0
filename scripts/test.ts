/**
 * `npm test`: every check, side by side as far as two cores allow, all of them even when one fails. `npm test -- test:firefox`
 * runs further scripts after them. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/support/browser.ts';

type Counts = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const total: Counts = { passed: 0, failed: 0 };

try {
  // Asked first, so that a machine without a browser gets one, or says so, before anything else runs.
  findChromium();
  // So that nothing is checked that an earlier build has left.
  rmSync('dist', { recursive: true, force: true });
  // Two columns of about the same length, each on a core of its own.
  await Promise.all([
    run('test:types', 'test:unit'),
    run('build', 'build:fixture', 'test:site', 'test:lint', 'test:dead-code'),
  ]);
  // The browser tests keep both cores busy, and are slow beside anything else.
  await run('test:e2e', ...process.argv.slice(2));
} catch (error) {
  console.error(error);
  total.failed++;
} finally {
  rmSync(reports, { recursive: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs scripts of package.json one after the other, prints the output of each when it ends, and counts. */
async function run(...scripts: string[]): Promise<void> {
  for (const script of scripts) {
    const started = performance.now();
    const report = join(reports, `${script}.json`);
    const child = spawn('npm', ['run', '--silent', script, '--', ...reporters(script, report)], {
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
    const { passed, failed } = countsIn(report, output) ?? { passed: Number(status === 0), failed: 0 };
    total.passed += passed;
    // A part that fails without a failed test of its own, a crash for one, is a failure too.
    total.failed += failed > 0 ? failed : Number(status !== 0);
  }
}

/** What makes vitest and Playwright write their counts to `report` beside what they print. */
function reporters(script: string, report: string): string[] {
  if (['test:unit', 'test:site'].includes(script))
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['test:e2e', 'test:editor'].includes(script) ? ['--reporter=list,json'] : [];
}

/** The counts that a part reported or, as `tests/support/tally.ts` does, printed. */
function countsIn(report: string, output: string): Counts | undefined {
  if (existsSync(report)) {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const [, passed, failed] = /^\w+: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return passed ? { passed: Number(passed), failed: Number(failed) } : undefined;
}
