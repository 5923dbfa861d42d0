import puppeteer, { type Page } from 'puppeteer-core';
import { findChromium } from '../../tests/support/browser.ts';

/** How many times the processor is slowed: a laptop then is about as fast as a cheap phone. */
export const slowdown = 4;

/** Visits a page as a phone. Each visit has its own browser, so that nothing is cached from an earlier one. */
export async function onPhone<Result>(visit: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 412, height: 823, hasTouch: true, isMobile: true });
    return await visit(page);
  } finally {
    await browser.close();
  }
}
