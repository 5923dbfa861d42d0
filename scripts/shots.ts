/**
 * `npm run shots`: after a build, writes screenshots of one page of each kind to `shots/`, at four widths,
 * light and dark. `npm run shots -- /about` writes those of the given pages only.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { findChromium } from '../tests/support/browser.ts';
import { onePageOfEachKind } from '../tests/support/onePageOfEachKind.ts';
import { waitForFonts } from '../tests/support/waitForFonts.ts';

const requested = process.argv.slice(2);
const pages = requested.length > 0 ? requested : [...onePageOfEachKind, '/nowhere'];
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

mkdirSync('shots', { recursive: true });
const { server, url } = await serveSite(0);
const browser = await chromium.launch({ executablePath: findChromium() });
for (const colorScheme of schemes) {
  for (const width of widths) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(url + path);
      await waitForFonts(page);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-');
      await page.screenshot({ path: `shots/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
server.close();
console.log(`${pages.length * widths.length * schemes.length} pictures in shots/`);
