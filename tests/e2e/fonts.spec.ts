import type { Page } from '@playwright/test';
import { languageNames } from '#navigation/languages.ts';
import { expect, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

/** The fonts that draw an element's text, as the browser's DevTools name them. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', of the system'}`)
    .join();
}

async function expectFonts(page: Page, drawn: Record<string, string>) {
  await waitForFonts(page);
  for (const [selector, font] of Object.entries(drawn)) {
    const fonts = await fontsOf(page, selector);
    expect(fonts, selector).toContain(font);
    expect(fonts, selector).not.toContain('of the system');
  }
}

test('a page asks for fonts after its first paint, and the next has them at once', async ({ page }) => {
  await page.goto('/about');
  await expectFonts(page, {
    h1: 'Anek Latin',
    'main section:last-of-type p': 'Anek Latin',
    h2: 'Anek Latin',
    'header a[hreflang=hi]': 'Anek Devanagari',
  });
  const { firstPaint, firstFont } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstFont: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(firstFont).toBeGreaterThan(firstPaint);

  await page.getByRole('link', { name: languageNames.hi }).click();
  await expect(page).toHaveURL(/\/hi\/about$/);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('web-fonts');
  await expectFonts(page, { h1: 'Anek Devanagari', h2: 'Anek Devanagari' });
});
