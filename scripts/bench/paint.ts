import { median } from '../../rules/size/median.ts';
import { onPhone, slowdown } from './phone.ts';

const rounds = 9;

/** Milliseconds after the `load` event in which the fonts come and the browser reports its paints. */
const pause = 1500;

/** When the largest paint comes, in milliseconds from the start of the navigation, and how far the content moves. */
export type Paint = { milliseconds: number; layoutShift: number };

/**
 * The paints of each page on a slow processor, medians of nine visits. Each round visits all pages, so that a busy minute of
 * the machine affects all of them.
 *
 * @throws {Error} when there is no page at an address
 */
export async function measurePaints(addresses: readonly string[]): Promise<Paint[]> {
  const visits = addresses.map((): Paint[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, address] of addresses.entries()) visits[index]?.push(await visit(address));
  return visits.map((visits) => ({
    milliseconds: median(visits.map(({ milliseconds }) => milliseconds)),
    layoutShift: median(visits.map(({ layoutShift }) => layoutShift)),
  }));
}

const visit = (address: string) =>
  onPhone(async (page) => {
    await page.emulateCPUThrottling(slowdown);
    const response = await page.goto(address);
    if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return page.evaluate(readPaint);
  });

type LayoutShift = PerformanceEntry & { value: number };

async function readPaint(): Promise<Paint> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // A page that does not move has no entry.
      setTimeout(() => resolve([]), 100);
    });
  const shifts = (await entries('layout-shift')) as LayoutShift[];
  return {
    milliseconds: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}
