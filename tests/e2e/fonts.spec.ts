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

/** Of the texts in view. */
const heights = (page: Page) =>
  page
    .locator('main :is(h1, p)')
    .evaluateAll((texts) =>
      texts.filter((text) => text.getBoundingClientRect().top < innerHeight).map((text) => text.clientHeight),
    );

/** The first width of a phone at which one of these texts takes other lines in the system's font. */
async function widthOfOtherLines(page: Page): Promise<number> {
  for (let width = 320; width < 480; width += 2) {
    await page.setViewportSize({ width, height: 740 });
    const inWebFont = await heights(page);
    await page.evaluate(() => document.documentElement.classList.remove('web-fonts'));
    const inSystemFont = await heights(page);
    await page.evaluate(() => document.documentElement.classList.add('web-fonts'));
    if (inWebFont.join() !== inSystemFont.join()) return width;
  }
  throw new Error('no width at which the fonts differ');
}

test('what is being read keeps its lines when the fonts come', async ({ page, context }) => {
  const address = '/hi/jobs/orchard-keeper';
  await page.goto(address);
  await waitForFonts(page);
  const width = await widthOfOtherLines(page);

  const first = await context.newPage();
  await first.setViewportSize({ width, height: 740 });
  const { promise: mayCome, resolve: letFontsCome } = Promise.withResolvers<void>();
  await first.route(/\.woff2$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await first.goto(address);
  const before = await heights(first);
  letFontsCome();
  await waitForFonts(first);
  expect(await heights(first)).toEqual(before);
});
