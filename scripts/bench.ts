/**
 * `npm run bench`: measures one page of each kind with Lighthouse, compares it with a bare HTML page on the
 * same server, and prints the page's bytes. It fails over the budgets of `bench/labBudgets.ts`. Run it after
 * a build, on a machine that does nothing else.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '../integrations/hosting/precompress.ts';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { builtPages } from '../tests/site/support/builtPages.ts';
import { weigh } from '../tests/site/support/pageWeight.ts';
import { onePageOfEachKind } from '../tests/support/onePageOfEachKind.ts';
import { type LabResult, measure, median } from './bench/lab.ts';
import { labBudgets, overLabBudget } from './bench/labBudgets.ts';

const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>A bare page</h1><p>Nothing but this.';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('dist', root, { recursive: true });
writeFileSync(join(root, 'bare.html'), barePage);
// Precompressed, as on a host, so that no page waits for compression.
await precompress(root);
const { server, url } = await serveSite(0, root);
const [bare, ...results] = await measure(['/bare', ...onePageOfEachKind].map((path) => url + path));
server.close();
rmSync(root, { recursive: true });
if (!bare) throw new Error('The bare page was not measured.');

const built = new Map(builtPages().map((page) => [page.path, page]));
const pages = await Promise.all(
  results.map(async (result, index) => {
    const path = onePageOfEachKind[index] ?? '';
    const page = built.get(path);
    if (!page) throw new Error(`dist/ has no ${path}, which tests/support/onePageOfEachKind.ts lists.`);
    return { path, result, weight: await weigh(page) };
  }),
);

console.log(
  'Lighthouse, mobile, simulated slow 4G, medians of three runs. Times in ms; ratio: LCP to the bare page.',
);
console.table([
  row('/bare', bare),
  ...pages.map(({ path, result, weight }) => ({
    ...row(path, result),
    'HTML+CSS': weight.html,
    'inline JS': weight.inlineScript,
    'form JS': weight.formScripts,
    fonts: weight.fonts + weight.inlineFonts,
  })),
]);

const faults = pages.flatMap(({ path, result }) =>
  overLabBudget(result, bare).map((fault) => `${path}: ${fault}`),
);
const ratio = median(results.map(({ largestPaint }) => largestPaint / bare.largestPaint));
const { largestPaint } = labBudgets;
if (ratio > largestPaint.median)
  faults.push(
    `median largest paint ${ratio.toFixed(2)} times the bare page's; at most ${largestPaint.median}`,
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function row(page: string, result: LabResult) {
  return {
    page,
    'perf/a11y/best/SEO': Object.values(result.scores).join(' '),
    FCP: Math.round(result.firstPaint),
    LCP: Math.round(result.largestPaint),
    ratio: Number((result.largestPaint / (bare?.largestPaint ?? 1)).toFixed(2)),
    CLS: Number(result.layoutShift.toFixed(3)),
    TBT: Math.round(result.totalBlockingTime),
    sent: result.bytes,
  };
}
