import type { PageWeight } from './pageWeight.ts';

/**
 * The limits of every page (specification 15), in bytes after brotli at its best quality. 1 KB is 1,000
 * bytes, the stricter definition.
 */
export const byteBudgets = {
  /** The document with the styles inside it, and any stylesheet that it links. */
  html: 18_000,
  /** The same, for the median page. */
  medianHtml: 13_000,
  /** Inline scripts of a page without a form, before compression. */
  inlineScript: 2_000,
  /** Script files that a form requests when it comes into view. */
  formScripts: 75_000,
  /** All fonts that a page may request. */
  fonts: 45_000,
  /** The glyphs of the page's own headline, inside the page. */
  inlineFonts: 4_000,
} as const;

/** The budgets that a page exceeds, each with its figure. */
export function overBudget({
  inlineScript,
  scriptFiles,
  eagerIslands,
  preloadedFonts,
  otherHosts,
  ...rest
}: PageWeight): string[] {
  const hasForm = rest.formScripts > 0;
  // Pages with a form also contain Astro's island loader, so their inline scripts have no limit.
  const bytes = hasForm ? rest : { ...rest, inlineScript };
  return [
    ...Object.entries(bytes)
      .map(([what, size]) => ({ what, size, limit: byteBudgets[what as keyof typeof bytes] }))
      .filter(({ size, limit }) => size > limit)
      .map(({ what, size, limit }) => `${what}: ${size} bytes; ${limit} are allowed`),
    ...scriptFiles.map((file) => `requests ${file} at once`),
    ...eagerIslands.map((file) => `requests ${file} before the form comes into view`),
    ...preloadedFonts.map((font) => `preloads ${font}`),
    ...otherHosts.map((address) => `requests ${address} from another host`),
  ];
}
