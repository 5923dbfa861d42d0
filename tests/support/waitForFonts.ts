import type { Page } from '@playwright/test';

/** Waits until a page shows its web fonts, which load after the first paint (src/layouts/WebFonts.astro). */
export async function waitForFonts(page: Page): Promise<void> {
  await page.locator('html.web-fonts').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
