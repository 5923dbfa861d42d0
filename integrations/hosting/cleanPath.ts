/**
 * The path at which a page is served, without `.html` and without a trailing slash: /about for /about.html
 * and /about/. The paths of other files are returned unchanged.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(\.html|\/)$/, '').replace(/^\/index$/, '');
  return clean || '/';
}
