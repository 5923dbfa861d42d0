/** The elements whose text breaks into lines of its own: texts, lists of links, and links beside each other. */
const texts = 'main :is(h1, h2, h3, p, li, dt, dd, ul:has(> li > a), div:has(> a))';

/**
 * Loads the web fonts after the first paint and then applies them at once, on the first page of a visit
 * (docs/decisions/0008-web-fonts-after-first-paint.md). Somebody may be reading by then. So a text in view that would
 * take more or fewer lines in the web font, and move all that follows, or whose links would come to stand in other lines,
 * keeps the font that it has (specification 15.7).
 */
export function swapFonts(): void {
  const { classList } = document.documentElement;
  if (classList.contains('web-fonts')) return;
  const swap = () => {
    const inView = [...document.querySelectorAll<HTMLElement>(texts)]
      .filter((text) => box(text).bottom > 0 && box(text).top < innerHeight)
      .map((text) => ({ text, lines: linesOf(text), font: getComputedStyle(text).fontFamily }));
    classList.add('web-fonts');
    // From the last to the first, so that an item keeps its font and not the whole list.
    for (const { text, lines, font } of inView.reverse())
      if (linesOf(text) !== lines) text.style.fontFamily = font;
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0)
      Promise.allSettled([...document.fonts].map((font) => font.load())).then(swap);
  }).observe({ type: 'paint', buffered: true });
}

const box = (element: Element) => element.getBoundingClientRect();

/** Where a text and each of its links end, in px from its beginning. */
const linesOf = (text: Element) =>
  [text, ...text.querySelectorAll('a')].map((part) => Math.round(box(part).bottom - box(text).top)).join();
