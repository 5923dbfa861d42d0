import { type Browser, chromium, type Page } from '@playwright/test';
import { systemFonts } from '../../integrations/fonts/fallback.ts';
import { systemDevanagari } from '../../integrations/fonts/fontFaces.ts';
import { findChromium } from '../../tests/support/browser.ts';

/** The widths at which pages are measured, in px: a small phone, a large one, and a laptop. */
const shiftWidths = [360, 412, 1280] as const;

/** Milliseconds by which every file of a page comes late, so that the page is seen before its fonts. */
const delay = 1500;

/** How many pages are open at the same time. Most of the time of a page is waiting. */
const parallel = 4;

/** One layout shift, and the elements that moved. */
type Move = { value: number; what: string[] };

/** The fonts of the first paint. A visitor's device has at least one of each row. */
const firstFonts = [systemFonts, systemDevanagari];

export type Shift = { path: string; width: number; sum: number; moves: Move[] };

/**
 * How far the content of each page moves at each width while its fonts and scripts come late and a visitor scrolls to
 * its end: the sum of all layout shifts, which is never less than what Lighthouse reports. Nothing is cached.
 *
 * @throws {Error} when the machine lacks the fonts that visitors' devices have: then every page moves
 */
export async function measureShifts(url: string, paths: readonly string[]): Promise<Shift[]> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  await requireSystemFonts(browser);
  const visits = shiftWidths.flatMap((width) => paths.map((path) => ({ path, width })));
  const shifts: Shift[] = [];
  const visitOthers = async () => {
    for (let next = visits.shift(); next; next = visits.shift())
      shifts.push({ ...next, ...(await visit(browser, url + next.path, next.width)) });
  };
  await Promise.all(Array.from({ length: parallel }, visitOthers));
  await browser.close();
  return shifts;
}

async function requireSystemFonts(browser: Browser) {
  const page = await browser.newPage();
  for (const names of firstFonts) {
    const sources = names.map((name) => `local("${name}")`).join();
    const isThere = await page.evaluate(
      (src) =>
        new FontFace('Test', src).load().then(
          () => true,
          () => false,
        ),
      sources,
    );
    if (!isThere)
      throw new Error(`No font ${names.join(' or ')} here: apt-get install fonts-liberation fonts-noto-core`);
  }
  await page.close();
}

/** A context of its own has no cache. A service worker would hide requests from the delay. */
async function visit(browser: Browser, address: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 760 : 900 },
    isMobile: width < 768,
    serviceWorkers: 'block',
  });
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document')
      await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  const page = await context.newPage();
  await page.addInitScript(observeShifts);
  await page.goto(address);
  await page.waitForSelector('html.web-fonts');
  await scrollToEnd(page);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  const moves = await page.evaluate(readMoves);
  await context.close();
  return { moves, sum: moves.reduce((sum, { value }) => sum + value, 0) };
}

/** Waits at each screenful, so that what loads when it comes into view is loaded. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frames = () => new Promise((resolve) => setTimeout(resolve, 100));
    await frames();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frames();
    }
  });

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page before its first script, and names what moved while it is still there. */
function observeShifts() {
  const moves: Move[] = [];
  Object.assign(window, { moves });
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()} "${element?.textContent?.trim().slice(0, 40)}"`;
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      moves.push({ value, what: sources.map(({ node }) => name(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. An entry comes to the observer after its frame. */
const readMoves = () =>
  new Promise<Move[]>((resolve) =>
    setTimeout(() => resolve((window as never as { moves: Move[] }).moves), 100),
  );
