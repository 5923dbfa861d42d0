/**
 * `npm run bench`: measures one page of each kind with Lighthouse and compares it with a bare HTML page on the same
 * server; then how far the content moves while fonts and scripts come, how fast the contact form answers, and how
 * fast a prerendered page is shown. It fails over the budgets of `bench/labBudgets.ts`. `npm run bench -- form next`
 * runs these parts only; the others are `lighthouse` and `shift`, or `shift-all` for every page of the site. Run it
 * after a build, on a machine that does nothing else.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formPages } from '#navigation/formPages.ts';
import { precompress } from '../integrations/hosting/precompress.ts';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { builtFiles, builtPages } from '../rules/builtPages.ts';
import { median } from '../rules/size/median.ts';
import { weigh } from '../rules/size/pageWeight.ts';
import { onePageOfEachKind } from '../tests/support/onePageOfEachKind.ts';
import { type LabResult, measure } from './bench/lab.ts';
import { labBudgets, overLabBudget } from './bench/labBudgets.ts';
import { measureShifts } from './bench/layoutShift.ts';
import { measureNextPages } from './bench/nextPage.ts';
import { measureResponsiveness } from './bench/responsiveness.ts';

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
  ...(isAsked('lighthouse') ? await benchPages() : []),
  ...(parts.includes('shift-all')
    ? await benchShifts(builtFiles().map(({ path }) => path))
    : isAsked('shift')
      ? await benchShifts(onePageOfEachKind)
      : []),
  ...(isAsked('form') ? await benchForm() : []),
  ...(isAsked('next') ? await benchNextPages() : []),
];
server.close();
rmSync(root, { recursive: true });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function benchPages(): Promise<string[]> {
  const [bare, ...results] = await measure(['/bare', ...onePageOfEachKind].map((path) => url + path));
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
    row('/bare', bare, bare),
    ...pages.map(({ path, result, weight }) => ({
      ...row(path, result, bare),
      'HTML+CSS': weight.html,
      'inline JS': weight.inlineScript,
      'form JS': weight.formScripts,
      fonts: weight.fonts + weight.inlineFonts,
    })),
  ]);
  const ratio = median(results.map(({ largestPaint }) => largestPaint / bare.largestPaint));
  const limit = labBudgets.largestPaint.median;
  return [
    ...pages.flatMap(({ path, result }) => overLabBudget(result, bare).map((fault) => `${path}: ${fault}`)),
    ...(ratio > limit
      ? [`median largest paint ${ratio.toFixed(2)} times the bare page's; at most ${limit}`]
      : []),
  ];
}

async function benchShifts(paths: readonly string[]): Promise<string[]> {
  const shifts = await measureShifts(url, paths);
  const moved = shifts.filter(({ sum }) => sum >= 0.001).sort((a, b) => b.sum - a.sum);
  console.log(`Layout shift of ${paths.length} pages at each width; these moved by 0.001 or more.`);
  console.table(
    moved.map(({ path, width, sum }) => ({ path, width, 'layout shift': Number(sum.toFixed(3)) })),
  );
  return moved
    .filter(({ sum }) => sum > labBudgets.layoutShift)
    .map(({ path, width, sum, moves }) => {
      const [largest] = moves.toSorted((a, b) => b.value - a.value);
      return `${path} at ${width} px: layout shift ${sum.toFixed(3)}; at most ${labBudgets.layoutShift}. Moved: ${largest?.what.join(', ')}`;
    });
}

async function benchForm(): Promise<string[]> {
  const interactions = await measureResponsiveness(url);
  console.log('The contact form on a processor slowed four times: ms to the next frame, medians of three.');
  console.table(interactions);
  return interactions
    .filter(({ milliseconds }) => milliseconds > labBudgets.interaction)
    .map(({ what, milliseconds }) => `form, ${what}: ${milliseconds} ms; at most ${labBudgets.interaction}`);
}

async function benchNextPages(): Promise<string[]> {
  const paths = onePageOfEachKind.filter((path) => !formPages.includes(path));
  const [first = ''] = paths;
  const others = paths.slice(1);
  const figures = await measureNextPages(
    url + first,
    others.map((path) => url + path),
  );
  console.log(`A hovered link on ${first}: ms from the press to the largest paint, medians of three.`);
  console.table(others.map((path, index) => ({ path, milliseconds: Math.round(figures[index] ?? 0) })));
  const middle = Math.round(median(figures));
  return middle > labBudgets.nextPage
    ? [`median of the next pages ${middle} ms; at most ${labBudgets.nextPage}`]
    : [];
}

function row(page: string, result: LabResult, bare: LabResult) {
  return {
    page,
    'perf/a11y/best/SEO': Object.values(result.scores).join(' '),
    FCP: Math.round(result.firstPaint),
    LCP: Math.round(result.largestPaint),
    ratio: Number((result.largestPaint / bare.largestPaint).toFixed(2)),
    CLS: Number(result.layoutShift.toFixed(3)),
    TBT: Math.round(result.totalBlockingTime),
    sent: result.bytes,
  };
}
