/**
 * The one address of a page, from its file or from another spelling: /about for /about.html and /about/. Anything that is
 * no such spelling is returned as it is.
 */
export function pageAddress(path: string): string {
  const address = path.replace(/(\.html|\/)$/, '').replace(/^\/index$/, '');
  return address || '/';
}
