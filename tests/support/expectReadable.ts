import { expect, type Page } from '@playwright/test';

/** Does something while text has double size, as a reader sets it in the browser: media queries and `rem` follow it too. */
export async function withLargeText(page: Page, act: () => Promise<unknown>) {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(32);
  await act();
  await setSize(16);
  await browser.detach();
}

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

    // The column of a page. Only a word that is wider has to break.
    const room = innerWidth * 0.87;
    for (const control of document.querySelectorAll('button, summary, label, a')) {
      if (!visible(control)) continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      // Not those of an address or of a registration number, which may break anywhere.
      const words = /(?<![.@\p{L}\p{M}\d])[\p{L}\p{M}]+(?![.@]\S|[\p{L}\p{M}\d])/gu;
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode as Text).data.matchAll(words)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const parts = [...range.getClientRects()];
          const tops = parts.map(({ top }) => top);
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          if (Math.max(...tops) - Math.min(...tops) > 16 && width < room) found.push(`broken: ${word}`);
        }
    }
    return found;
  });

/** Expects that a reader can read what a page shows now, on a small phone, and with text of double size on two. */
export async function expectReadable(page: Page) {
  const viewport = page.viewportSize();
  const expectAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    expect(await faults(page), `${width} pixels`).toEqual([]);
  };
  await expectAt(320);
  await withLargeText(page, async () => {
    await expectAt(320);
    await expectAt(360);
  });
  if (viewport) await page.setViewportSize(viewport);
}
