import type { Locator, Page } from '@playwright/test';
import { expect, openForm, test } from '../support/site.ts';

/** The floating chat. Found by its place, because its name is that of the language and it may be hidden. */
const chatOf = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');
const edgesOf = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON());
const scroll = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

test('on a phone the floating chat comes with scrolling and leaves for a form or focus', async ({ page }) => {
  const chat = chatOf(page);
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scroll(page, 0);
    await expect(chat).not.toBeInViewport();
    await scroll(page, 150);
    await expect(chat).toBeInViewport({ ratio: 1 });
    await expect(chat).toHaveCSS('opacity', '1');
  }
  await page.keyboard.press('Tab');
  await expect(chat).toHaveCSS('opacity', '0');
  await chat.focus();
  await expect(chat).toHaveCSS('opacity', '1');

  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/contact', '/resume']) {
    await openForm(page, path);
    for (const block of ['start', 'end'] as const) {
      await page
        .locator('form')
        .evaluate((form, block) => form.scrollIntoView({ block, behavior: 'instant' }), block);
      await expect(chat).toHaveCSS('opacity', '0');
    }
    const submit = await edgesOf(page.locator('[type=submit]'));
    expect(submit.right).toBeLessThanOrEqual((await edgesOf(chat)).left);
  }
});

/** How far to the right the text reaches anywhere on the page, in pixels. Text that only screen readers get doesn't count. */
const rightmostText = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let rightmost = 0;
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(texts.currentNode);
      rightmost = Math.max(rightmost, range.getBoundingClientRect().right);
    }
    return rightmost;
  });

test('the floating chat stands beside all text, and on a phone not on the last line', async ({ page }) => {
  const chat = chatOf(page);
  for (const path of ['/', '/industries', '/contact', '/jobs/before-dawn', '/sitemap']) {
    await page.goto(path);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(chat, `${path} at ${width}`).toBeInViewport({ ratio: 1 });
      expect(await rightmostText(page), `${path} at ${width}`).toBeLessThan((await edgesOf(chat)).left);
    }
  }
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await scroll(page, 1_000_000);
    const [floating, last] = [await edgesOf(chat), await edgesOf(page.getByText(/^© /))];
    expect(last.bottom <= floating.top || last.right <= floating.left, `at ${width}`).toBe(true);
  }
});
