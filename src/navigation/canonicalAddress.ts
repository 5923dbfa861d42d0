/**
 * A page's canonical address, without a slash at the end. `siteUrl` has none either; `path` begins with a
 * slash.
 */
export const pageAddress = (siteUrl: string, path: string) => siteUrl + path.replace(/\/$/, '');
