import { median } from '../../rules/size/median.ts';
import { onPhone } from './phone.ts';

/** Milliseconds for which a mouse rests on a link before the press: long enough for the page to be prerendered. */
const hover = 1500;

/**
 * Milliseconds from the press on a hovered link to the first paint of the next page, medians of three. The first page is
 * `from`. All are whole addresses.
 *
 * @throws {Error} when a page was not painted
 */
export async function measureNextPages(from: string, addresses: readonly string[]): Promise<number[]> {
  const figures: number[] = [];
  for (const address of addresses) {
    const runs: number[] = [];
    for (let run = 0; run < 3; run++) runs.push(await follow(from, address));
    figures.push(median(runs));
  }
  return figures;
}

const follow = (from: string, address: string) =>
  onPhone(async (page) => {
    // With a mouse: it rests on the link before the press.
    await page.setViewport({ width: 412, height: 823 });
    await page.goto(from);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { id: 'next', href, textContent: 'next' });
      document.querySelector('main, body')?.prepend(link);
      scrollTo(0, 0);
    }, address);
    await page.bringToFront();
    await page.hover('#next');
    await new Promise((resolve) => setTimeout(resolve, hover));
    await page.click('#next');
    await new Promise((resolve) => setTimeout(resolve, hover));
    // The prerendered page takes the place of the first, and Puppeteer does not always follow: ask its target.
    const target = await page.browser().waitForTarget((found) => found.url() === address);
    const session = await target.createCDPSession();
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${readPaint})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    const { activated, painted } = result.value as Awaited<ReturnType<typeof readPaint>>;
    if (painted === 0) throw new Error(`${address} was not painted`);
    return painted - activated;
  });

/** Runs in the page. Times count from the start of its navigation, which for a prerendered page is before it is shown. */
const readPaint = () =>
  new Promise<{ activated: number; painted: number }>((resolve) => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    new PerformanceObserver((list) =>
      resolve({
        activated: navigation?.activationStart ?? 0,
        painted: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      }),
    ).observe({ type: 'paint', buffered: true });
    // A page that was never shown has no paint.
    setTimeout(() => resolve({ activated: 0, painted: 0 }), 1000);
  });
