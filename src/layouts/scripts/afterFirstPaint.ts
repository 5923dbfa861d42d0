/** Does once, after the first contentful paint, what would delay it. */
export function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) act();
  }).observe({ type: 'paint', buffered: true });
}
