/**
 * The path at which a page is served, without `.html` and without a trailing slash: /about for /about.html
 * and /about/. The paths of other files are returned unchanged.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(\.html|\/)$/, '').replace(/^\/index$/, '');
  return clean || '/';
}

/** The canonical address of the page at a clean path. Neither has a slash at the end, except the path `/`. */
export const pageAddress = (siteUrl: string, path: string) => (path === '/' ? siteUrl : siteUrl + path);
