import { median } from '../../rules/size/median.ts';
import { onPhone, slowdown } from './phone.ts';
import { slowConnection } from './slowConnection.ts';

/** How many times each page is visited. */
const rounds = 9;

/** Milliseconds after the `load` event in which the browser reports the largest paint. */
const pause = 500;

/**
 * When the largest paint of each page comes on a slow processor and a slow connection: milliseconds from the start of the
 * navigation, medians of nine. Each round visits all pages, so that a busy minute of the machine affects all of them.
 *
 * @param url the served site, on this machine
 */
export async function measurePaints(url: string, paths: readonly string[]): Promise<number[]> {
  const { port, close } = await slowConnection(Number(new URL(url).port));
  const figures = paths.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, path] of paths.entries())
      figures[index]?.push(await visit(`http://localhost:${port}${path}`));
  close();
  return figures.map(median);
}

const visit = (address: string) =>
  onPhone(async (page) => {
    await page.emulateCPUThrottling(slowdown);
    await page.goto(address);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return page.evaluate(readLargestPaint);
  });

/** Runs in the page. */
const readLargestPaint = () =>
  new Promise<number>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );
