import { afterFirstPaint } from './afterFirstPaint.ts';

/** To all text at once, on a visit's first page (docs/decisions/0008-web-fonts-after-first-paint.md). */
export function swapFonts(): void {
  const { classList } = document.documentElement;
  if (classList.contains('web-fonts')) return;
  afterFirstPaint(() => {
    Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => classList.add('web-fonts'));
  });
}
