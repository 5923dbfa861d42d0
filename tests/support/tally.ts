/** One check, and the faults that it found. */
export type Finding = { name: string; faults: string[] };

/**
 * For the tests of engines and nginx, which have no test runner: prints every fault, and the counts, which
 * `scripts/test.ts` reads. Makes the process fail if there is a fault or no check at all.
 */
export function tally(part: string, findings: Finding[]): void {
  const failed = findings.filter(({ faults }) => faults.length > 0);
  for (const { name, faults } of failed)
    console.error(`${name}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  console.log(`${part}: ${findings.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0 || findings.length === 0) process.exitCode = 1;
}
