/** The one address of a page: without a slash at its end, at home too. `siteUrl` has none, `path` begins with one. */
export const pageAddress = (siteUrl: string, path: string) => siteUrl + path.replace(/\/$/, '');
