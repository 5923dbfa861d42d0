import { afterFirstPaint } from './afterFirstPaint.ts';

/** The gaps with which a text's words are tried, in turn; the last is the usual one. Narrower ones would run words together. */
const gaps = ['', '-.03em', '.05em', '-.06em', '.1em', '.15em', ''];

/**
 * To all text at once, on a visit's first page. What is being read keeps its number of lines, where a change of its gaps
 * that nobody sees is enough (docs/decisions/0008-web-fonts-after-first-paint.md).
 */
export function swapFonts(): void {
  const { classList } = document.documentElement;
  if (classList.contains('web-fonts')) return;
  afterFirstPaint(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    const inView = [...document.querySelectorAll<HTMLElement>('main :is(h1,p,li):not(astro-island *)')]
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => [element, element.offsetHeight] as const);
    classList.add('web-fonts');
    for (const [element, height] of inView)
      gaps.some((gap) => {
        element.style.wordSpacing = gap;
        return Math.abs(element.offsetHeight - height) < 9;
      });
  });
}
