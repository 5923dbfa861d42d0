/**
 * `npm run bench`: what every page weighs and asks for, then one page of each kind in Lighthouse beside a bare HTML page on the
 * same server. `--weight` or `--lab` does one of the two. Run it after a build, on a machine with nothing else to do.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { labBudgets } from '../tests/site/budgets.ts';
import { weigh } from '../tests/site/pageWeight.ts';
import { onePageOfEachKind } from '../tests/support/onePageOfEachKind.ts';
import { type LabResult, measure } from './bench/lab.ts';
import { countTraffic } from './bench/traffic.ts';

const { values: only } = parseArgs({ options: { weight: { type: 'boolean' }, lab: { type: 'boolean' } } });

const bare = '/bare';
const root = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('dist', root, { recursive: true });
writeFileSync(
  join(root, 'bare.html'),
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>A bare page</h1><p>Nothing but this.',
);
const { server, url } = await serveSite(0, root);
try {
  if (!only.lab) await weighAll();
  if (!only.weight) await measureKinds();
} finally {
  server.close();
  rmSync(root, { recursive: true });
}

async function weighAll() {
  const paths = globSync('**/*.html', { cwd: 'dist' })
    .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'))
    .sort();
  const traffic = await countTraffic(url, paths);
  const rows = [];
  for (const path of paths) {
    const weight = await weigh(readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'));
    rows.push({
      page: path,
      'HTML+CSS': weight.html,
      'inline JS': weight.inlineScript,
      'early JS': weight.earlyScripts.reduce((total, { bytes }) => total + bytes, 0),
      'form JS': weight.formScripts,
      fonts: weight.fonts + weight.inlineFont,
      requests: traffic.get(path)?.requests,
      'by the form': traffic.get(path)?.afterForm,
      'other hosts': traffic.get(path)?.elsewhere,
    });
  }
  console.log('\nBytes after brotli; inline JS before. Requests in Chromium at 360 x 740.');
  console.table(rows);
}

async function measureKinds() {
  const [bareResult, ...results] = await measure([bare, ...onePageOfEachKind].map((path) => url + path));
  if (!bareResult) return;
  const pages = onePageOfEachKind.flatMap((page, index) => {
    const result = results[index];
    return result ? [{ page, result, ratio: result.largestPaint / bareResult.largestPaint }] : [];
  });
  console.log(
    '\nLighthouse, mobile, simulated slow 4G, medians of three. Times in ms; the ratio is to the bare page.',
  );
  console.table([{ page: bare, result: bareResult, ratio: 1 }, ...pages].map(row));
  if (bareResult.totalBlockingTime > labBudgets.totalBlockingTime)
    console.warn(
      `The bare page, which does nothing, was blocked for ${Math.round(bareResult.totalBlockingTime)} ms: the machine had other work, and times and scores say as much of that as of the pages.`,
    );
  for (const { page, result, ratio } of pages) {
    const over = overBudget(result, ratio);
    if (over.length === 0) continue;
    console.error(`${page} is over the budgets of tests/site/budgets.ts: ${over.join(', ')}`);
    process.exitCode = 1;
  }
}

/** Each budget that a page does not keep, with its figure and the limit. */
function overBudget({ scores, layoutShift, totalBlockingTime }: LabResult, ratio: number): string[] {
  const budgets = labBudgets;
  const low = Object.entries(scores).filter(([, score]) => score < budgets.score);
  return [
    ...low.map(([category, score]) => `${category} ${score} of ${budgets.score}`),
    ...(ratio > budgets.largestPaint ? [`largest paint ${ratio.toFixed(2)} of ${budgets.largestPaint}`] : []),
    ...(layoutShift > budgets.layoutShift
      ? [`shift ${layoutShift.toFixed(3)} of ${budgets.layoutShift}`]
      : []),
    ...(totalBlockingTime > budgets.totalBlockingTime
      ? [`blocking ${Math.round(totalBlockingTime)} ms of ${budgets.totalBlockingTime}`]
      : []),
  ];
}

function row({ page, result, ratio }: { page: string; result: LabResult; ratio: number }) {
  return {
    page,
    'perf/a11y/best/SEO': Object.values(result.scores).join(' '),
    FCP: Math.round(result.firstPaint),
    LCP: Math.round(result.largestPaint),
    ratio: Number(ratio.toFixed(2)),
    CLS: Number(result.layoutShift.toFixed(3)),
    TBT: Math.round(result.totalBlockingTime),
    bytes: result.bytes,
  };
}
