/**
 * `npm run bench`: when pages are painted in a browser and how far they move, beside a bare HTML page on the same server; and
 * how fast the next page is shown. It fails over `budgets`. `npm run bench -- paint` runs one part only; the other is `next`.
 * `--against FOLDER` measures the pages of an older build, in `FOLDER/dist`, in turns with this one's. Run it after a build, on
 * a machine that does nothing else.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formPages } from '#navigation/speculationRules.ts';
import { precompress } from '../integrations/hosting/precompress.ts';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { median } from '../rules/size/median.ts';
import { onePageOfEachKind } from '../tests/support/onePageOfEachKind.ts';
import { measureNextPages } from './bench/nextPage.ts';
import { measurePaints, type Paint } from './bench/paint.ts';
import { slowConnection } from './bench/slowConnection.ts';

/** Specification 15. Times in milliseconds. */
const budgets = {
  /** As multiples of the bare page's: the median of the kinds of pages, and the worst. */
  largestPaint: { median: 1.5, worst: 1.7 },
  layoutShift: 0.03,
  nextPage: 90,
  nextPageWithForm: 150,
};

/** The kinds of pages which together show all that the site draws. */
const paintedPages = onePageOfEachKind.filter((path) =>
  /^\/(services|contact|resume|(jobs|department|company)\/.+|hi|hi\/contact)?$/.test(path),
);

const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>A bare page</h1><p>Nothing but this.';

const {
  values: { against },
  positionals: parts,
} = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const isAsked = (part: string) => parts.length === 0 || parts.includes(part);
const ours = await serveCopy('dist');
const theirs = against === undefined ? undefined : await serveCopy(join(against, 'dist'));
const faults = [
  ...(isAsked('paint') ? await benchPaints() : []),
  ...(isAsked('next') ? await benchNextPages() : []),
];
ours.close();
theirs?.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Serves a copy with the bare page, precompressed as on a host, so that no page waits for compression. */
async function serveCopy(built: string) {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(built, root, { recursive: true });
  writeFileSync(join(root, 'bare.html'), barePage);
  await precompress(root);
  const { server, url } = await serveSite(0, root);
  const slow = await slowConnection(url);
  const close = () => {
    slow.close();
    server.close();
    rmSync(root, { recursive: true });
  };
  return { url, slowUrl: slow.url, close };
}

async function benchPaints(): Promise<string[]> {
  const sites = [ours, ...(theirs ? [theirs] : [])].map(({ slowUrl }) => slowUrl);
  const [bare, ...figures] = await measurePaints([
    `${ours.slowUrl}/bare`,
    ...paintedPages.flatMap((path) => sites.map((url) => url + path)),
  ]);
  if (!bare) throw new Error('The bare page was not measured.');
  const above = ({ milliseconds }: Paint) => milliseconds - bare.milliseconds;
  const rows = paintedPages.flatMap((path, index) => {
    const [page, older] = figures.slice(index * sites.length);
    if (!page) return [];
    return {
      path,
      milliseconds: Math.round(page.milliseconds),
      ratio: round(page.milliseconds / bare.milliseconds),
      'layout shift': round(page.layoutShift, 3),
      ...(theirs &&
        older && {
          older: Math.round(older.milliseconds),
          'above bare, to older': round(above(page) / above(older)),
        }),
    };
  });
  console.log('Largest paint in a browser, on a slow processor and connection: ms, medians of nine.');
  console.table([{ path: '/bare', milliseconds: Math.round(bare.milliseconds), ratio: 1 }, ...rows]);
  const limit = budgets.largestPaint;
  const middle = median(rows.map(({ ratio }) => ratio));
  return [
    ...rows.flatMap(({ path, ratio, 'layout shift': shift }) => [
      ...over(`${path}: largest paint, times the bare page's`, ratio, limit.worst),
      ...over(`${path}: layout shift`, shift, budgets.layoutShift),
    ]),
    ...over("largest paint, times the bare page's, median", middle, limit.median),
  ];
}

async function benchNextPages(): Promise<string[]> {
  const from = '/about';
  const paths = onePageOfEachKind.filter((path) => path !== from);
  const figures = await measureNextPages(
    ours.url + from,
    paths.map((path) => ours.url + path),
  );
  const pages = paths.map((path, index) => ({
    path,
    milliseconds: Math.round(figures[index] ?? Number.NaN),
    limit: formPages.includes(path) ? budgets.nextPageWithForm : budgets.nextPage,
  }));
  console.log(
    `A hovered link on ${from}: ms from the press to the next page's first paint, medians of three.`,
  );
  console.table(pages);
  return pages.flatMap(({ path, milliseconds, limit }) =>
    over(`${path}: next page, ms`, milliseconds, limit),
  );
}

function over(what: string, figure: number, limit: number): string[] {
  return figure > limit ? [`${what}: ${figure}; at most ${limit}`] : [];
}

function round(figure: number, digits = 2): number {
  return Number(figure.toFixed(digits));
}
