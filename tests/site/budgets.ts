/**
 * What every page keeps to (PRODUCT 10). Bytes are after brotli at its best, file by file, 1 KB = 1,000 bytes, which is the
 * stricter reading. `npm test` fails on the first group; `npm run bench` measures both.
 */
export const byteBudgets = {
  /** The document with the styles inside it, and any stylesheet it links. One initial congestion window. */
  html: 14_000,
  /** Inline scripts, before compression, on a page without a form. */
  inlineScript: 1_000,
  /** Script files asked for before a form comes near: none on a page without a form. */
  earlyScriptFile: 4_000,
  /** Script files that a form asks for when it comes near the viewport. */
  formScripts: 65_000,
  preloadedFonts: 30_000,
  /** Every face that a page may ask for. */
  fonts: 45_000,
  /** The headline's own glyphs inside the page. */
  inlineFont: 4_000,
  /** Requests to other hosts. */
  otherHosts: 0,
} as const;

/** Held on one page of every kind, by Lighthouse on a simulated slow 4G phone. */
export const labBudgets = {
  /** Each of the four categories. */
  score: 100,
  /** Largest paint, as a multiple of that of a bare HTML page on the same server. */
  largestPaint: 1.2,
  layoutShift: 0,
  totalBlockingTime: 0,
  /** Seconds that the build of the whole site may take on two cores, with pictures from the cache. */
  build: 10,
} as const;
