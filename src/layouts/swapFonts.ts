/** After the first paint, to all text at once, on a visit's first page (docs/decisions/0008-web-fonts-after-first-paint.md). */
export function swapFonts(): void {
  const { classList } = document.documentElement;
  if (classList.contains('web-fonts')) return;
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0)
      Promise.allSettled([...document.fonts].map((font) => font.load())).then(() =>
        classList.add('web-fonts'),
      );
  }).observe({ type: 'paint', buffered: true });
}
