/**
 * Whether visitors' browsers keep pages for when they are offline. `false` is the kill switch: the next build's `/sw.js`
 * makes every browser that has the worker forget it, with all that it kept, at its next visit (docs/performance.md).
 */
export const offline = true;
