/**
 * The oldest browsers that the site serves (specification 15.13), by MDN's names. Android WebView has Chrome's numbers, and
 * Samsung Internet 18 is Chrome 99.
 */
export const browsers = { chrome: 99, edge: 99, firefox: 98, safari: 15.4, safari_ios: 15.4 };
