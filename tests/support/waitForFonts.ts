import type { Page } from '@playwright/test';

/** Waits until a page is set in its web fonts, which come after its first paint (src/layouts/WebFonts.astro). */
export async function waitForFonts(page: Page): Promise<void> {
  await page.locator('html.web-fonts').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
