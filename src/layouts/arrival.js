// A visitor who arrives sees the page before any web face is asked for: asked for earlier, they delayed the first paint by
// 300 ms on slow 4G (docs/performance.md). Only the headline's, which the page carries, is there from the beginning. The
// others come when all are there, to one part of the page after the other, as setting all of it anew at once would keep it busy.
// From one page of the site to the next they are in the browser's cache, and need not wait.
document.fonts.load('740 1em "Anek Page Headline"');
if (!document.referrer.startsWith(location.origin)) {
  document.documentElement.dataset.faces = 'system';
  new PerformanceObserver(async (paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    // Who asks to save data keeps the system's.
    if (navigator.connection?.saveData) return;
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    for (const part of document.querySelectorAll('body > :not(main), main > *')) {
      part.dataset.set = '';
      await new Promise(requestAnimationFrame);
    }
  }).observe({ type: 'paint', buffered: true });
}
