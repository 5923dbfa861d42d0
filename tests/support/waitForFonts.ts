import type { Page } from '@playwright/test';

/** Waits until a page is shown in its web fonts, which it gets after its first paint. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.locator('html.web-fonts').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
