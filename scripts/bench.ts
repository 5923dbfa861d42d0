/**
 * `npm run bench`: what every page weighs and asks for, then one page of each kind in Lighthouse beside a bare HTML page on the
 * same server. `--weight` or `--lab` does one of the two. Run it after a build, on a machine with nothing else to do.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LabResult, measure } from './bench/lab.ts';
import { countTraffic } from './bench/traffic.ts';
import { labBudgets } from './budgets.ts';
import { onePageOfEachKind } from './onePageOfEachKind.ts';
import { weigh } from './pageWeight.ts';
import { serveSite } from './siteServer.ts';

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
  const { largestPaint: bareline, ...bareResult } = await measure(url + bare);
  const rows = [row(bare, { largestPaint: bareline, ...bareResult }, bareline)];
  for (const path of onePageOfEachKind) rows.push(row(path, await measure(url + path), bareline));
  console.log(
    '\nLighthouse, mobile, simulated slow 4G, medians of three. Times in ms; the ratio is to the bare page.',
  );
  console.table(rows);
  const over = rows.filter(({ page, ratio, score, CLS, TBT }) => {
    const { largestPaint, layoutShift, totalBlockingTime } = labBudgets;
    const held = ratio <= largestPaint && CLS <= layoutShift && TBT <= totalBlockingTime;
    return page !== bare && !(held && score === labBudgets.score);
  });
  for (const { page } of over) console.error(`${page} is over a budget of scripts/budgets.ts`);
  if (over.length > 0) process.exitCode = 1;
}

function row(
  page: string,
  { scores, largestPaint, layoutShift, totalBlockingTime, bytes }: LabResult,
  bareline: number,
) {
  return {
    page,
    'perf/a11y/best/SEO': Object.values(scores).join(' '),
    score: Math.min(...Object.values(scores)),
    LCP: Math.round(largestPaint),
    ratio: Number((largestPaint / bareline).toFixed(2)),
    CLS: Number(layoutShift.toFixed(3)),
    TBT: Math.round(totalBlockingTime),
    bytes,
  };
}
