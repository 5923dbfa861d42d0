import type { Page } from '@playwright/test';

/** Waits until a page wears its web faces, which it gets after its first paint (src/layouts/arrival.js). */
export async function setInItsFaces(page: Page): Promise<void> {
  await page.locator('html:not([data-faces]), footer[data-set]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
