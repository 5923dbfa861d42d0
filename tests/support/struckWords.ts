import type { Page } from '@playwright/test';

/** Pixels that a drawn line must stay away from a word. */
const clearance = 4;

/**
 * The words of an open page that a line of the streams' drawing touches. What a button or another opaque part covers does
 * not count: the lines run behind it.
 */
export const struckWords = (page: Page) =>
  page.evaluate((clearance) => {
    const points = [...document.querySelectorAll<SVGPathElement>('main svg[preserveAspectRatio=none] path')]
      .filter((path) => path.checkVisibility())
      .flatMap((path) => {
        const matrix = path.getScreenCTM();
        const reach = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2 + clearance;
        const length = path.getTotalLength();
        return Array.from({ length: 201 }, (_, step) => ({
          ...DOMPoint.fromPoint(
            path.getPointAtLength((length * step) / 200).matrixTransform(matrix ?? undefined),
          ).toJSON(),
          reach,
        }));
      });
    const isCovered = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== 'main' &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || isCovered(element.parentElement));
    const struck = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility() || isCovered(text.parentElement)) continue;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A box of a line is higher than its letters.
        for (const { left, right, top, bottom, height } of range.getClientRects())
          if (
            points.some(
              ({ x, y, reach }) =>
                x > left - reach &&
                x < right + reach &&
                y > top + 0.2 * height - reach &&
                y < bottom - 0.15 * height + reach,
            )
          )
            struck.add(word);
      }
    }
    return [...struck];
  }, clearance);
