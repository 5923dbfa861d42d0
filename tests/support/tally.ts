/** One thing that was looked at, and what is wrong with it. */
export type Finding = { name: string; faults: string[] };

/**
 * For the engines and nginx, which no test runner drives: prints every fault and the counts, which `scripts/test.ts` reads,
 * and makes the process fail when there is a fault or when nothing was looked at.
 */
export function tally(part: string, findings: Finding[]): void {
  const failed = findings.filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of failed)
    console.error(`${name}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  console.log(`${part}: ${findings.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0 || findings.length === 0) process.exitCode = 1;
}
