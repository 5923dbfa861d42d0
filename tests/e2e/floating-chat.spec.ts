import type { Page } from '@playwright/test';
import { expect, openForm, test } from '../support/site.ts';

/** The floating chat. Found by its place, because its name is that of the language and it may be hidden. */
const chatOf = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');
const scroll = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

/** The labels and controls, or only the focused one, that the floating chat covers or could be pressed in place of. */
const covered = (page: Page, selector: string) =>
  chatOf(page).evaluate((chat, selector) => {
    if (!chat.checkVisibility({ opacityProperty: true }) || chat.matches(':focus')) return [];
    const box = chat.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((element) => element.outerHTML);
  }, selector);

for (const path of ['/contact', '/hi/contact', '/resume'])
  test(`the floating chat of ${path} covers no label, no control and no last line`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openForm(page, path);
    const { y = 0, height = 0 } = (await page.locator('form').boundingBox()) ?? {};
    const start = y + (await page.evaluate(() => scrollY - innerHeight));
    for (let top = Math.max(0, start); top < start + height + 100; top += 100) {
      await scroll(page, top);
      await expect
        .poll(() => covered(page, 'form :is(label, input, select, textarea)'), `scrolled to ${top}`)
        .toEqual([]);
    }
    await scroll(page, 0);
    await page.locator('body').press('Tab');
    for (let step = 0; step < 45; step++) {
      expect(await covered(page, ':focus')).toEqual([]);
      await page.keyboard.press('Tab');
    }

    await page.reload();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await scroll(page, 0);
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} has no box`);
        return box;
      };
      const submit = await boxOf('button[type=submit]');
      expect(submit.x + submit.width, `submit at ${width}`).toBeLessThanOrEqual((await boxOf('aside a')).x);
      await scroll(page, await page.evaluate(() => document.documentElement.scrollHeight));
      const [chat, last] = [await boxOf('aside a'), await boxOf('footer :text-matches("^© ")')];
      const isApart = last.y + last.height <= chat.y || last.x + last.width <= chat.x;
      expect(isApart, `last line at ${width}`).toBe(true);
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

test('at rest, the floating chat covers no text', async ({ page }) => {
  const chat = chatOf(page);
  for (const path of [
    ...[
      '/',
      '/services',
      '/industries',
      '/contact',
      '/company/mango-and-sons',
      '/jobs/before-dawn',
      '/sitemap',
    ],
  ]) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scroll(page, 0);
      await expect(chat, `${path} at ${width}`).not.toBeInViewport();
      await scroll(page, 150);
      await expect(chat, `${path} at ${width}, scrolled`).toBeInViewport({ ratio: 1 });
    }
    await scroll(page, 0);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(chat, `${path} at ${width}`).toBeInViewport({ ratio: 1 });
      const box = await chat.boundingBox();
      expect(await rightmostText(page), `${path} at ${width}`).toBeLessThan(box?.x ?? 0);
    }
  }
});
