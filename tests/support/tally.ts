import { mkdirSync, writeFileSync } from 'node:fs';

/** One thing that was looked at, and what is wrong with it. */
export type Finding = { name: string; faults: string[] };

/**
 * Prints every fault, leaves the counts in `test-results/<part>.json` for `npm test`, and makes the process fail
 * when there is a fault, or when nothing was looked at.
 */
export function tally(part: string, findings: Finding[]): void {
  const failed = findings.filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of failed)
    console.error(`${name}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const counts = { passed: findings.length - failed.length, failed: failed.length };
  console.log(`${part}: ${counts.passed} passed, ${counts.failed} failed`);
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/${part}.json`, JSON.stringify(counts));
  if (failed.length > 0 || findings.length === 0) process.exitCode = 1;
}
