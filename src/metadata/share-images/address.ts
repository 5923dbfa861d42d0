/**
 * Where the picture lies that is shown when a page is shared: /jobs/agra has /og/jobs/agra.png. A page that is one of
 * thousands, because the footer does not list it, shares the picture of its hub.
 */
export function pictureAddress(path: string, inFooter = true): string {
  const drawn = inFooter ? path : path.replace(/\/[^/]*$/, '');
  return `/og${drawn === '/' ? '/home' : drawn}.png`;
}
