/**
 * `npm run bench`: measures when pages are painted in a browser and how far they move, beside a bare HTML page on the same
 * server; one page of each kind with Lighthouse; and how fast the next page is shown. It fails over the budgets of
 * `bench/labBudgets.ts`. `npm run bench -- paint next` runs these parts only; the other is `lighthouse`. Run it after a
 * build, on a machine that does nothing else.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formPages } from '#navigation/formPages.ts';
import { precompress } from '../integrations/hosting/precompress.ts';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { median } from '../rules/size/median.ts';
import { onePageOfEachKind } from '../tests/support/onePageOfEachKind.ts';
import { type LabResult, measure } from './bench/lab.ts';
import { labBudgets, overLabBudget } from './bench/labBudgets.ts';
import { measureNextPages } from './bench/nextPage.ts';
import { measurePaints } from './bench/paint.ts';

/** Eleven kinds of pages, which together show all that the site draws. */
const paintedPages = onePageOfEachKind.filter((path) =>
  /^\/(services|contact|resume|(jobs|department|company)\/.+|hi|hi\/contact)?$/.test(path),
);

const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>A bare page</h1><p>Nothing but this.';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('dist', root, { recursive: true });
writeFileSync(join(root, 'bare.html'), barePage);
// Precompressed, as on a host, so that no page waits for compression.
await precompress(root);
const { server, url } = await serveSite(0, root);
const parts = process.argv.slice(2);
const isAsked = (part: string) => parts.length === 0 || parts.includes(part);
const faults = [
  ...(isAsked('paint') ? await benchPaints() : []),
  ...(isAsked('lighthouse') ? await benchPages() : []),
  ...(isAsked('next') ? await benchNextPages() : []),
];
server.close();
rmSync(root, { recursive: true });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function benchPages(): Promise<string[]> {
  const [bare, ...results] = await measure(['/bare', ...onePageOfEachKind].map((path) => url + path));
  if (!bare) throw new Error('The bare page was not measured.');
  const pages = results.map((result, index) => ({ path: onePageOfEachKind[index] ?? '', result }));
  console.log(
    'Lighthouse, mobile, simulated slow 4G, medians of three runs. Times in ms; ratio: LCP to the bare page.',
  );
  console.table([row('/bare', bare, bare), ...pages.map(({ path, result }) => row(path, result, bare))]);
  return pages.flatMap(({ path, result }) => overLabBudget(result, bare).map((fault) => `${path}: ${fault}`));
}

async function benchPaints(): Promise<string[]> {
  const [bare, ...figures] = await measurePaints(url, ['/bare', ...paintedPages]);
  if (!bare) throw new Error('The bare page was not measured.');
  const pages = figures.map(({ milliseconds, layoutShift }, index) => ({
    path: paintedPages[index] ?? '',
    milliseconds: Math.round(milliseconds),
    ratio: Number((milliseconds / bare.milliseconds).toFixed(2)),
    'layout shift': Number(layoutShift.toFixed(3)),
  }));
  console.log('Largest paint in a browser, on a slow processor and connection: ms, medians of nine.');
  console.table([{ path: '/bare', milliseconds: Math.round(bare.milliseconds), ratio: 1 }, ...pages]);
  const limit = labBudgets.largestPaint;
  return [
    ...pages.flatMap(({ path, ratio, 'layout shift': shift }) => [
      ...over(`${path}: largest paint, times the bare page's`, ratio, limit.worst),
      ...over(`${path}: layout shift`, shift, labBudgets.layoutShift),
    ]),
    ...over(
      "largest paint, times the bare page's, median",
      median(pages.map(({ ratio }) => ratio)),
      limit.median,
    ),
  ];
}

async function benchNextPages(): Promise<string[]> {
  const from = '/about';
  const paths = onePageOfEachKind.filter((path) => path !== from);
  const figures = await measureNextPages(
    url + from,
    paths.map((path) => url + path),
  );
  const pages = paths.map((path, index) => ({
    path,
    milliseconds: Math.round(figures[index] ?? Number.NaN),
    limit: formPages.includes(path) ? labBudgets.nextPageWithForm : labBudgets.nextPage,
  }));
  console.log(
    `A hovered link on ${from}: ms from the press to the next page's first paint, medians of three.`,
  );
  console.table(pages);
  return pages.flatMap(({ path, milliseconds, limit }) =>
    over(`${path}: next page, ms`, milliseconds, limit),
  );
}

/** A line for a figure over its limit. */
function over(what: string, figure: number, limit: number): string[] {
  return figure > limit ? [`${what}: ${figure}; at most ${limit}`] : [];
}

function row(page: string, result: LabResult, bare: LabResult) {
  return {
    page,
    'perf/a11y/best/SEO': Object.values(result.scores).join(' '),
    LCP: Math.round(result.largestPaint),
    ratio: Number((result.largestPaint / bare.largestPaint).toFixed(2)),
    CLS: Number(result.layoutShift.toFixed(3)),
    TBT: Math.round(result.totalBlockingTime),
    sent: result.bytes,
  };
}
