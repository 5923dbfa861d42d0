/**
 * The path that a page is served at, without `.html` and without a slash at its end: /about for /about.html and /about/.
 * A path of anything else is returned as it is.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(\.html|\/)$/, '').replace(/^\/index$/, '');
  return clean || '/';
}
