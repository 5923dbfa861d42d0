/** `npm test`: every check, one after the other, all of them even when one fails; ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../tests/support/browser.ts';

type Counts = { passed: number; failed: number };

/** The parts in order; `counts` reads what a part left in `test-results/`, where it counts more than itself. */
const parts: { script: string; counts?: () => Counts }[] = [
  { script: 'test:lint' },
  { script: 'test:types' },
  { script: 'test:dead-code' },
  { script: 'test:unit', counts: unitCounts },
  { script: 'build' },
  { script: 'check:content', counts: () => read('content') },
  { script: 'test:html', counts: () => read('html') },
  { script: 'test:budgets', counts: () => read('budgets') },
  { script: 'test:head', counts: () => read('head') },
  { script: 'test:policy', counts: () => read('policy') },
  { script: 'test:links', counts: () => read('links') },
  { script: 'test:e2e', counts: browserCounts },
];

rmSync('test-results', { recursive: true, force: true });
// Asked first, so that a machine without a browser gets one, or says so, before anything else runs.
findChromium();

const total: Counts = { passed: 0, failed: 0 };
for (const { script, counts } of parts) {
  console.log(`\n── ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  const { passed, failed } = counts ? counted(counts) : { passed: Number(status === 0), failed: 0 };
  total.passed += passed;
  // A part that fails without a failed test of its own, a crash for one, is a failure too.
  total.failed += failed > 0 ? failed : Number(status !== 0);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function counted(counts: () => Counts): Counts {
  try {
    return counts();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function unitCounts(): Counts {
  const { numPassedTests, numFailedTests } =
    read<Record<'numPassedTests' | 'numFailedTests', number>>('unit');
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCounts(): Counts {
  const { expected, unexpected, flaky } = read<{
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  }>('e2e').stats;
  return { passed: expected, failed: unexpected + flaky };
}

function read<Shape = Counts>(part: string): Shape {
  return JSON.parse(readFileSync(`test-results/${part}.json`, 'utf8'));
}
