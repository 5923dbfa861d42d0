/**
 * `npm run check:print`: after a build, prints every page on A4 and Letter with three margins, and names the texts that lie
 * on each other. `npm run check:print -- /about` prints the given pages only. It fails if it finds one.
 */
import { chromium } from '@playwright/test';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { builtFiles } from '../rules/builtPages.ts';
import { overlappingTexts } from '../rules/print/overlappingTexts.ts';
import { findTestBrowser } from '../tests/support/browser.ts';
import { printPage } from '../tests/support/printPage.ts';

const papers = ['A4', 'Letter'] as const;
const margins = ['0.4in', '0.2in', '1in'];

const requested = process.argv.slice(2);
const paths = requested.length > 0 ? requested : builtFiles().map(({ path }) => path);
const { server, url } = await serveSite(0);
const browser = await chromium.launch({ executablePath: findTestBrowser() });
const page = await browser.newPage();
let found = 0;
for (const path of paths) {
  await page.goto(url + path);
  for (const format of papers)
    for (const margin of margins)
      for (const overlap of await overlappingTexts(await printPage(page, { format, margin }))) {
        console.log(`${path}, ${format}, margin ${margin}, ${overlap}`);
        found++;
      }
}
await browser.close();
server.close();
console.log(`Pages: ${paths.length}. Texts on texts: ${found}.`);
process.exitCode = found > 0 ? 1 : 0;
