import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { median } from '../../rules/size/median.ts';
import { findChromium } from '../../tests/support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile results for a page: scores out of 100, times in milliseconds, bytes as transferred. */
export type LabResult = {
  scores: Record<(typeof categories)[number], number>;
  largestPaint: number;
  layoutShift: number;
  totalBlockingTime: number;
  bytes: number;
};

/**
 * Runs Lighthouse (mobile, simulated slow 4G) three times on each page, and returns the median of each
 * figure. Each round covers all pages, so that a busy minute of the machine affects only one run of a page.
 */
export async function measure(urls: readonly string[]): Promise<LabResult[]> {
  const runs = urls.map((): LabResult[] => []);
  for (let round = 0; round < 3; round++)
    for (const [index, url] of urls.entries()) runs[index]?.push(await runWithRetries(url));
  return runs.map((results) => {
    const figure = (read: (result: LabResult) => number) => median(results.map(read));
    const scores = categories.map((name) => [name, figure((result) => result.scores[name])]);
    return {
      scores: Object.fromEntries(scores),
      largestPaint: figure((result) => result.largestPaint),
      layoutShift: figure((result) => result.layoutShift),
      totalBlockingTime: figure((result) => result.totalBlockingTime),
      bytes: figure((result) => result.bytes),
    };
  });
}

/** Lighthouse sometimes misses the start of a trace (NO_NAVSTART), and asks to be run again. */
async function runWithRetries(url: string, tries = 3): Promise<LabResult> {
  try {
    return await run(url);
  } catch (error) {
    if (tries === 1) throw error;
    return runWithRetries(url, tries - 1);
  }
}

/** Each run has its own browser, so that nothing is cached from an earlier run. */
async function run(url: string): Promise<LabResult> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
    return {
      scores: Object.fromEntries(scores),
      largestPaint: figure('largest-contentful-paint'),
      layoutShift: figure('cumulative-layout-shift'),
      totalBlockingTime: figure('total-blocking-time'),
      bytes: figure('total-byte-weight'),
    };
  } finally {
    await browser.close();
  }
}
