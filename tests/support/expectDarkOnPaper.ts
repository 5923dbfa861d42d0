import { expect, type Page } from '@playwright/test';

/**
 * Expects that on paper, for a reader with dark colours too, every visible text is dark enough for white paper
 * (WCAG 2.2, 1.4.3). Browsers print no backgrounds unless the reader asks for them.
 */
export async function expectDarkOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const pale = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** The contrast with white, from 1 to 21. */
    const contrast = (colour: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
        value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const texts = document.evaluate('//body//text()[normalize-space()]', document, null, 7);
    const found = new Set<string>();
    for (let index = 0; index < texts.snapshotLength; index++) {
      const text = texts.snapshotItem(index);
      const element = text?.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, noscript')) continue;
      const { color, clipPath } = getComputedStyle(element);
      // The link to the content shows only while it has the focus.
      if (clipPath !== 'none') continue;
      if (contrast(color) < 4.5) found.add(`${color}: ${text?.textContent?.trim().slice(0, 60)}`);
    }
    return [...found];
  });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(pale).toEqual([]);
}
