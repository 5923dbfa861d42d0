import type { PageWeight } from './pageWeight.ts';

/** What every page keeps to (specification 15), in bytes after brotli at its best. 1 KB is 1,000 bytes, the stricter reading. */
export const byteBudgets = {
  /** The document with the styles inside it, and any stylesheet that it links. */
  html: 18_000,
  /** The same, of the page in the middle. */
  medianHtml: 13_000,
  /** Inline scripts of a page without a form, before compression. */
  inlineScript: 2_000,
  /** Script files that a form asks for when it comes near the viewport. */
  formScripts: 75_000,
  /** Every font that a page may ask for. */
  fonts: 45_000,
  /** The glyphs of the page's own headline, inside the page. */
  inlineFonts: 4_000,
} as const;

/** The budgets that a page does not keep, each with its figure. */
export function overBudget({
  inlineScript,
  scriptFiles,
  eagerIslands,
  preloadedFonts,
  otherHosts,
  ...rest
}: PageWeight): string[] {
  const hasForm = rest.formScripts > 0;
  // Astro's island loader is inside a page with a form, over and above what other pages may have.
  const bytes = hasForm ? rest : { ...rest, inlineScript };
  return [
    ...Object.entries(bytes)
      .map(([what, size]) => ({ what, size, limit: byteBudgets[what as keyof typeof bytes] }))
      .filter(({ size, limit }) => size > limit)
      .map(({ what, size, limit }) => `${what}: ${size} bytes; ${limit} are allowed`),
    ...scriptFiles.map((file) => `asks for ${file} at once`),
    ...eagerIslands.map((file) => `does not wait with ${file} until the form comes near`),
    ...preloadedFonts.map((font) => `preloads ${font}`),
    ...otherHosts.map((address) => `asks another host for ${address}`),
  ];
}
