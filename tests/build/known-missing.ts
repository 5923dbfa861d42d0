/** Links that every page has and whose pages do not exist yet; nothing else may be dead. */
export const knownMissing = [
  /^\/jobs\/[a-z0-9-]+$/,
  /^\/department\/[a-z0-9-]+$/,
  /^\/company\/[a-z0-9-]+$/,
  /^\/(privacy|terms|employer-terms|vulnerability|sitemap)$/,
];
