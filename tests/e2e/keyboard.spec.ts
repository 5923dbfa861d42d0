import type { Page } from '@playwright/test';
import { addressIn } from '#navigation/languages.ts';
import { contactForm, resume } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, openForm, test } from '../support/site.ts';

test('in Hindi, the whole journey works with the keyboard only', async ({ page }) => {
  const form = contactForm(page, fixture, 'hi');
  const { words, field } = form;
  const { keyboard } = page;
  await form.open();
  await form.mode('application').focus();
  await keyboard.press('ArrowRight');
  await expect(form.mode('hiring-request')).toBeChecked();
  await expect(page.getByText(words['hiring-request'].asks)).toBeAttached();
  await keyboard.press('ArrowLeft');
  // The chat and the privacy notice come before the first field.
  for (let stop = 0; stop < 3; stop++) await keyboard.press('Tab');
  await keyboard.type('Asha Verma');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: words.problems })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field('email')).toBeFocused();
  await keyboard.type('asha@example.in');
  await keyboard.press('Tab');
  await keyboard.type('98765 43210');
  await keyboard.press('Tab');
  await expect(field('preferredLocation')).toBeFocused();
  // Letters choose an option only on a keyboard that has them.
  for (let option = 0; option <= fixture.agency.preferredLocations.indexOf('Pune'); option++)
    await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(field('resume')).toBeFocused();
  await field('resume').setInputFiles(resume);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.makeResume })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Accounts work, please.');
  await keyboard.press('Tab');
  await expect(form.submit()).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.ok).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(form.button(words.back)).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.submit()).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.preview).toContainText(`${words.locationLine}: Pune`);
  const [chat] = await Promise.all([page.waitForEvent('popup'), keyboard.press('Enter')]);
  await chat.waitForURL(/wa\.me/);
  await page.bringToFront();
  await expect(form.panel).toBeFocused();
});

for (const language of languages)
  test(`${language}: the floating chat covers no control and no last line`, async ({ page }) => {
    const { skip, chatOnWhatsapp } = fixture.layout(language);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(addressIn(language, '/contact'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: skip })).toBeFocused();
    for (let step = 0; step < 45; step++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const chat = document.querySelector('aside a');
        if (focused === chat || !chat || focused === document.body) return '';
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const faded = getComputedStyle(chat).opacity === '0';
        return at === chat || !faded ? focused.outerHTML : '';
      });
      expect(covered).toBe('');
    }

    await page.reload();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate(() => scrollTo(0, 0));
      const link = page.getByRole('link', { name: chatOnWhatsapp });
      const button = await page.locator('button[type=submit]').boundingBox();
      const chat = await link.boundingBox();
      if (!chat || !button) throw new Error('the chat link or the submit button has no box');
      expect(button.x + button.width, `submit at ${width}`).toBeLessThanOrEqual(chat.x);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.getByText(/^© /).boundingBox();
      if (!last) throw new Error('the last line has no box');
      const apart = last.y + last.height <= chat.y || last.x + last.width <= chat.x;
      expect(apart, `last line at ${width}`).toBe(true);
    }
  });

for (const path of ['/contact', '/resume'])
  test(`on a phone the floating chat covers no label and no field of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openForm(page, path);
    const form = page.locator('form');
    // Found by its text, because it may be hidden or not be there.
    const chats = page.locator('a').filter({ hasText: fixture.layout('en').chatOnWhatsapp });
    const covered = () =>
      chats.evaluateAll((links) => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const boxes = links.filter(isSeen).map((link) => link.getBoundingClientRect());
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
        return [...document.querySelectorAll('form :is(label, input, select, textarea)')]
          .filter((element) => isSeen(element) && isUnder(element.getBoundingClientRect()))
          .map((element) => element.getAttribute('name') ?? element.textContent);
      });
    const isFree = (at: string) => expect.poll(covered, { message: at, timeout: 3000 }).toEqual([]);

    const { y = 0, height = 0 } = (await form.boundingBox()) ?? {};
    const start = y + (await page.evaluate(() => scrollY - innerHeight));
    for (let top = Math.max(0, start); top < start + height + 100; top += 100) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await isFree(`scrolled to ${top}`);
    }
    for (const field of await form.getByRole('textbox').all()) {
      await field.focus();
      await isFree(`with the focus in ${field}`);
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

for (const path of [
  '/',
  '/services',
  '/industries',
  '/contact',
  '/company/mango-and-sons',
  '/jobs/before-dawn',
  '/sitemap',
])
  test(`the floating chat covers no text of ${path} at rest`, async ({ page }) => {
    const chat = page.getByRole('link', { name: fixture.layout('en').chatOnWhatsapp });
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(chat, `${width}`).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 150));
      await expect(chat, `${width}, scrolled`).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, 0));
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(chat, `${width}`).toBeInViewport({ ratio: 1 });
      const box = await chat.boundingBox();
      expect(await rightmostText(page), `${width}`).toBeLessThan(box?.x ?? 0);
    }
  });

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
