import type { Locator, Page } from '@playwright/test';
import { addressIn, withoutLanguage } from '#navigation/languages.ts';
import { contactForm } from '../support/contactForm.ts';
import { fixture, fixtureSite } from '../support/fixture.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, languages, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

// Text of double size, as a reader sets it in the browser: media queries and `rem` follow it too.
test.use({
  viewport: { width: 360, height: 740 },
  // The menu does not slide, and is measured at its place.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

/** What is cut, wider than the screen, or broken within a word though it is a control. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);

    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    for (const element of document.querySelectorAll('body :not(svg, svg *)')) {
      const { left, right } = element.getBoundingClientRect();
      if (visible(element) && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement))
        found.push(`cut: ${element.textContent?.trim().slice(0, 40)} ${left} to ${right}`);
    }
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog.scrollWidth > dialog.clientWidth) found.push('the dialog scrolls sideways');

    // An address has no spaces, and may break anywhere.
    for (const control of document.querySelectorAll('button, summary, label, a:not([href^="mailto:"])')) {
      if (!visible(control)) continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode as Text).data.matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 16) found.push(`broken: ${word}`);
        }
    }
    return found;
  });

/** Expects that a reader can read what the page shows now, on the two widths of small phones. */
async function expectReadable(page: Page, state: string) {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await faults(page), `${state} at ${width}`).toEqual([]);
  }
}

/** The links of a page that have the same name and lead to different pages. */
const ambiguousLinks = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('details')) list.open = true;
    const all = document.querySelectorAll<HTMLAnchorElement>('a[href]');
    const links = [...all].filter((link) => link.checkVisibility());
    const named = links.map((link) => [link.ariaLabel ?? link.textContent.trim(), link.href] as const);
    return named
      .filter(([name, href]) => named.some((other) => other[0] === name && other[1] !== href))
      .map(([name, href]) => `${name}: ${href}`);
  });

for (const language of languages) {
  test(`${language}: pages hold text of double size, and name their links apart`, async ({ page }) => {
    const pages = pagesOfEachKind(fixture, fixtureSite);
    for (const path of pages.filter((path) => withoutLanguage(path).language === language)) {
      await page.goto(path);
      await waitForFonts(page);
      await expectReadable(page, path);
      expect(await ambiguousLinks(page), path).toEqual([]);
    }
  });

  test(`${language}: the menu and the forms hold text of double size`, async ({ page }) => {
    const layout = fixture.layout(language);
    await page.goto(addressIn(language, '/about'));
    await waitForFonts(page);
    await page.getByRole('button', { name: layout.menu, exact: true }).click();
    await expect(page.getByRole('navigation', { name: layout.mainNavigation })).toBeVisible();
    await expectReadable(page, 'the menu');
    const chat = page.getByRole('link', { name: layout.chatOnWhatsapp, includeHidden: true });
    const size = await chat.evaluate((link: HTMLElement) => [link.offsetWidth, link.offsetHeight]);
    expect(size).toEqual([56, 56]);

    const form = contactForm(page, fixture, language);
    await form.open();
    await waitForFonts(page);
    await form.submit().click();
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
    await expectReadable(page, 'the errors');
    await form.fillApplication();
    await form.submit().click();
    await expect(form.dialog).toBeVisible();
    await expectReadable(page, 'the dialog');
    await form.chooseChat();
    await expect(form.panel).toBeVisible();
    await expectReadable(page, 'the panel');

    const maker = resumeForm(page, fixture, language);
    await maker.open();
    await waitForFonts(page);
    await maker.make();
    await expect(maker.field(maker.words.about.name)).toHaveAttribute('aria-invalid', 'true');
    await expectReadable(page, "the resume's errors");
    await maker.fillAbout();
    await maker.make();
    await expect(maker.made).toBeVisible();
    await expectReadable(page, 'the resume');
  });
}

test('in forced colours controls have edges, and the chosen mode and errors are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = contactForm(page, fixture);
  /** The widths of the edges in another colour than the page's. */
  const edges = (locator: Locator) =>
    locator.evaluate((element) => {
      const style = getComputedStyle(element);
      const paper = getComputedStyle(document.body).backgroundColor;
      return (['top', 'right', 'bottom', 'left'] as const).map((side) =>
        style.getPropertyValue(`border-${side}-color`) === paper
          ? 0
          : Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
      );
    });
  const expectEdges = async (...locators: Locator[]) => {
    for (const locator of locators)
      expect(Math.min(...(await edges(locator))), `${locator}`).toBeGreaterThan(0);
  };
  const label = (kind: 'application' | 'hiring-request') =>
    page.locator('label').filter({ has: form.mode(kind) });

  await form.open();
  await expectEdges(page.getByRole('link', { name: fixture.layout('en').chatOnWhatsapp }), form.submit());
  expect(await edges(label('application'))).not.toEqual(await edges(label('hiring-request')));

  await form.field('name').fill('Asha Verma');
  await form.submit().click();
  const [written, empty] = [await edges(form.field('name')), await edges(form.field('message'))];
  expect(Math.min(...empty)).toBeGreaterThan(Math.max(...written));

  await form.fillApplication();
  await form.submit().click();
  await expectEdges(form.dialog, form.preview, form.ok, form.call);
});
