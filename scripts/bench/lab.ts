import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
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
  for (let round = 0; round < 3; round++)
    for (const [index, url] of urls.entries()) runs[index]?.push(await runAgain(url));
  return runs.map((results) => {
    const figure = (read: (result: LabResult) => number) => median(results.map(read));
    const scores = categories.map((name) => [name, figure((result) => result.scores[name])]);
    return {
      scores: Object.fromEntries(scores),
      firstPaint: figure((result) => result.firstPaint),
      largestPaint: figure((result) => result.largestPaint),
      layoutShift: figure((result) => result.layoutShift),
      totalBlockingTime: figure((result) => result.totalBlockingTime),
      bytes: figure((result) => result.bytes),
    };
  });
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Now and then Lighthouse misses the beginning of a trace (NO_NAVSTART), and says to run it again. */
async function runAgain(url: string, tries = 3): Promise<LabResult> {
  try {
    return await run(url);
  } catch (error) {
    if (tries === 1) throw error;
    return runAgain(url, tries - 1);
  }
}

/** A browser of its own for each run, so that no run finds what the one before left. */
async function run(url: string): Promise<LabResult> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
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
