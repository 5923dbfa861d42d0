/**
 * The address of the picture shown when a page is shared: /jobs/agra has /og/jobs/agra.png. A page that the
 * footer does not list shares the picture of its hub, because there may be thousands of such pages.
 */
export function pictureAddress(path: string, inFooter = true): string {
  const drawn = inFooter ? path : path.replace(/\/[^/]*$/, '');
  return `/og${drawn === '/' ? '/home' : drawn}.png`;
}
