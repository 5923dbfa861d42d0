import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tests/support/browser.ts';

/** What a browser asked for on one page. */
export type Traffic = { requests: number; elsewhere: number; afterForm: number };

/** Opens pages in Chromium, two at a time, and counts what they ask for: before and after the form comes into view. */
export async function countTraffic(origin: string, paths: string[]): Promise<Map<string, Traffic>> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const counted = new Map<string, Traffic>();
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop())
      counted.set(path, await visit(browser, origin, path));
  };
  await Promise.all([work(), work()]);
  await browser.close();
  return counted;
}

async function visit(browser: Browser, origin: string, path: string): Promise<Traffic> {
  // The worker's own fetching comes after the page and is not counted with it.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const requests = asked.length;
  const form = page.locator('form');
  if (await form.count()) {
    await form.scrollIntoViewIfNeeded();
    await page.locator('form[data-ready]').waitFor();
  }
  await context.close();
  return {
    requests,
    elsewhere: asked.filter((url) => !url.startsWith(origin)).length,
    afterForm: asked.length - requests,
  };
}
