import { afterFirstPaint } from './afterFirstPaint.ts';

/** How much wider or narrower the gaps between words may get, as a part of the size of the letters. */
const gapChanges = [0.04, 0.08, 0.12, 0.16];

/** To all text at once, on a visit's first page (docs/decisions/0008-web-fonts-after-first-paint.md). */
export function swapFonts(): void {
  const { classList } = document.documentElement;
  if (classList.contains('web-fonts')) return;
  afterFirstPaint(() => {
    Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
      const inView = [...document.querySelectorAll<HTMLElement>('main :is(h1,p,li,div):not(astro-island *)')]
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map((element) => ({ element, height: element.offsetHeight }))
        // A row of links is looked at after its links.
        .reverse();
      classList.add('web-fonts');
      for (const { element, height } of inView) keepLines(element, height);
    });
  });
}

/** What is being read keeps its number of lines, where a change of its gaps that nobody sees is enough. */
function keepLines(element: HTMLElement, height: number): void {
  const hasMoved = () => Math.abs(element.offsetHeight - height) > 8;
  const sign = element.offsetHeight > height ? '-' : '';
  for (const change of gapChanges) {
    if (!hasMoved()) return;
    element.style.wordSpacing = `${sign}${change}em`;
  }
  if (hasMoved()) element.style.wordSpacing = '';
}
