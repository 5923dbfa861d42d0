/** Holds every built page to the byte budgets of `budgets.ts`: run after a build. */
import { globSync, readFileSync } from 'node:fs';
import { tally } from '../support/tally.ts';
import { byteBudgets } from './budgets.ts';
import { type PageWeight, weigh } from './pageWeight.ts';

tally(
  'budgets',
  await Promise.all(
    globSync('dist/**/*.html')
      .sort()
      .map(async (file) => ({ name: file, faults: faultsOf(await weigh(readFileSync(file, 'utf8'))) })),
  ),
);

function faultsOf({ otherHosts, earlyScripts, formScripts, inlineScript, ...bytes }: PageWeight): string[] {
  const hasForm = formScripts > 0;
  const early = earlyScripts
    .filter((script) => !hasForm || script.bytes > byteBudgets.earlyScriptFile)
    .map(
      ({ file, bytes }) =>
        `asks for ${file}, ${bytes} bytes, at once; ${hasForm ? `at most ${byteBudgets.earlyScriptFile} may` : 'nothing may'}`,
    );
  // The island loader stands in pages with a form, over and above what the others may have.
  const weights = { ...bytes, formScripts, ...(hasForm ? {} : { inlineScript }) };
  const heavy = (Object.keys(weights) as (keyof typeof weights)[])
    .filter((what) => (weights[what] ?? 0) > byteBudgets[what])
    .map((what) => `${what}: ${weights[what]} bytes, over the limit of ${byteBudgets[what]}`);
  const elsewhere = otherHosts.map((address) => `asks another host for ${address}`);
  return [...heavy, ...early, ...elsewhere];
}
