import type { Page } from '@playwright/test';
import { languageNames } from '#navigation/languages.ts';
import { expect, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

/** Expects the font that draws each element's text, as the browser's DevTools name it, and no font of the system. */
async function expectFonts(page: Page, drawn: Record<string, string>) {
  await waitForFonts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  for (const [selector, font] of Object.entries(drawn)) {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName).join(), selector).toContain(font);
    const ofSystem = fonts.filter(({ isCustomFont }) => !isCustomFont);
    expect(ofSystem, selector).toEqual([]);
  }
}

test('a page asks for fonts after its first paint, and the next has them at once', async ({ page }) => {
  // Before the page's own, as an extension may put it there.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.body.prepend(document.createElement('template'));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await expect(page.locator('body > script[type=speculationrules]'), 'what may wait too').toHaveCount(1);
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
