import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

/** The fonts that draw what stands in an element, as the browser's own tools name them. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', of the system'}`);
}

for (const [path, drawn] of [
  [
    '/about',
    {
      h1: 'Anek Latin',
      'main p': 'Anek Latin',
      h2: 'Anek Latin',
      'header a[hreflang=hi]': 'Anek Devanagari',
    },
  ],
  ['/hi/about', { h1: 'Anek Devanagari', h2: 'Anek Devanagari' }],
] as const) {
  test(`${path} asks for no font before its first paint, and is then set in its own`, async ({ page }) => {
    await page.goto(path);
    await waitForFonts(page);
    for (const [selector, font] of Object.entries(drawn)) {
      const fonts = await fontsOf(page, selector);
      expect(fonts.join(), selector).toContain(font);
      expect(fonts.join(), selector).not.toContain('of the system');
    }
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
  });
}

test('from page to page the fonts do not wait for a paint', async ({ page }) => {
  await page.goto('/');
  await waitForFonts(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('web-fonts');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come as they load', async ({ page }) => {
    const font = page.waitForResponse(/text-400\..*\.woff2$/);
    await page.goto('/');
    expect((await font).ok()).toBe(true);
  });
});
