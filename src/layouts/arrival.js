// The headline's glyphs come in this element's attribute and are there at the first layout. As a data URL in the styles they
// counted as a request before the first paint.
// A visitor who arrives sees the page before any other web face is asked for: asked for earlier, they delayed the first paint
// by 300 ms on slow 4G (docs/performance.md). They come when all are there, to four parts of the page in each frame, the
// parts of a section before the section: all of it at once would keep a cheap phone busy, and so would a frame for each.
// The manifest, the element before this one, waits too: a browser asks for it and an icon of it before the page is shown.
// From one page of the site to the next all that is in the browser's cache, and need not wait.
{
  const { currentScript, documentElement, fonts, referrer } = document;
  const {
    dataset: { headline },
    previousElementSibling: manifest,
  } = currentScript;
  let count = 0;
  if (headline) {
    const bytes = Uint8Array.from(atob(headline), (character) => character.charCodeAt());
    fonts.add(new FontFace('Anek H1', bytes, { weight: '740' }));
  }
  if (!referrer.startsWith(location.origin)) {
    documentElement.dataset.faces = '';
    manifest.rel = '';
    new PerformanceObserver(async (paints) => {
      if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
      manifest.rel = 'manifest';
      await Promise.allSettled([...fonts].map((face) => face.load()));
      for (const parts of ['main>*>*>*>*>*', 'header,main>*,footer'])
        for (const part of documentElement.querySelectorAll(parts)) {
          part.dataset.set = '';
          if (!(count++ % 4)) await new Promise(requestAnimationFrame);
        }
    }).observe({ type: 'paint' });
  }
}
