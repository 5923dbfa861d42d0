import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../tests/support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One page in Lighthouse's mobile setting: scores of 100, times in milliseconds, bytes as transferred. */
export type LabResult = {
  scores: Record<(typeof categories)[number], number>;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  totalBlockingTime: number;
  bytes: number;
};

/**
 * Lighthouse (mobile, simulated slow 4G) on every page, in three rounds over all of them, so that a minute in which the machine
 * is busy with something else falls on one run of a page and not on all; then the median of the three, figure by figure.
 */
export async function measure(urls: readonly string[]): Promise<LabResult[]> {
  const runs = urls.map((): LabResult[] => []);
  for (let round = 0; round < 3; round++) {
    for (const [index, url] of urls.entries()) {
      // So that the run does not wait for the server to pack the page.
      await fetch(url, { headers: { 'accept-encoding': 'br' } });
      runs[index]?.push(await steady(url));
    }
  }
  return runs.map(median);
}

function median(runs: LabResult[]): LabResult {
  const middle = (figure: (result: LabResult) => number) => runs.map(figure).sort((a, b) => a - b)[1] ?? 0;
  const scores = categories.map((name) => [name, middle((result) => result.scores[name])] as const);
  return {
    scores: Object.fromEntries(scores) as LabResult['scores'],
    firstPaint: middle((result) => result.firstPaint),
    largestPaint: middle((result) => result.largestPaint),
    layoutShift: middle((result) => result.layoutShift),
    totalBlockingTime: middle((result) => result.totalBlockingTime),
    bytes: middle((result) => result.bytes),
  };
}

/** Now and then Lighthouse misses the beginning of a trace (NO_NAVSTART), and says to run it again. */
async function steady(url: string, tries = 3): Promise<LabResult> {
  try {
    return await run(url);
  } catch (error) {
    if (tries === 1) throw error;
    return steady(url, tries - 1);
  }
}

/** A browser of its own for each run, so that no run finds what the one before left. */
async function run(url: string): Promise<LabResult> {
  const port = 9300 + Math.floor(Math.random() * 500);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
    return {
      scores: Object.fromEntries(scores),
      firstPaint: figure('first-contentful-paint'),
      largestPaint: figure('largest-contentful-paint'),
      layoutShift: figure('cumulative-layout-shift'),
      totalBlockingTime: figure('total-blocking-time'),
      bytes: figure('total-byte-weight'),
    };
  } finally {
    await browser.close();
  }
}
