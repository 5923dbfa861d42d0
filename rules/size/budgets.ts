import type { BuiltPage } from '../builtPages.ts';
import { firstFlight } from './firstFlight.ts';
import { type PageWeight, weigh } from './pageWeight.ts';

const KiB = 1024;

/**
 * The limits of every page (specification 15), in bytes after brotli at its best quality. They stand for what a
 * visitor on slow 4G waits for.
 */
export const byteBudgets = {
  /** The document with the styles inside it, and any stylesheet that it links. */
  html: 16 * KiB,
  /** The same, for a page with a form: home, contact and resume. */
  htmlWithForm: 24 * KiB,
  /** Inline scripts of a page without a form, before compression. */
  inlineScript: 2_000,
  /** The same, for a page with the search field. */
  inlineScriptWithSearch: 3_000,
  /** What the search field fetches when it is focused: its script and its index. */
  search: 40 * KiB,
  /** Script files that a form requests when it comes into view. */
  formScripts: 80 * KiB,
  /**
   * The worker that writes the resume's file, and the file's fonts: fetched once the form is hydrated, while the visitor
   * writes.
   */
  fileWriter: 230 * KiB,
  /** All fonts that an English page may request. */
  fonts: 45 * KiB,
  /** All fonts that a Hindi page may request: one pair of Hindi fonts sets all of them. */
  hindiFonts: 90 * KiB,
  /** The glyphs of the page's own headline, inside the page. */
  inlineFonts: 4_000,
} as const;

/**
 * The budgets that a page exceeds, each with its figure.
 *
 * @param root the folder of the built site
 */
export async function overBudget(
  page: Pick<BuiltPage, 'html' | 'document'>,
  root = 'dist',
): Promise<string[]> {
  // The best quality takes thirty times as long as 6, and can only make a page smaller.
  for (const quality of [6, 10]) if (exceeded(await weigh(page, root, quality)).length === 0) return [];
  return exceeded(await weigh(page, root));
}

function exceeded({
  html,
  isMainInFirstFlight,
  inlineScript,
  hasSearch,
  scriptFiles,
  eagerIslands,
  preloadedFonts,
  otherHosts,
  isHindi,
  fonts,
  ...rest
}: PageWeight): string[] {
  const hasForm = rest.formScripts > 0;
  // Pages with a form also contain Astro's island loader, so their inline scripts have no limit.
  const bytes = {
    ...rest,
    ...(hasForm ? { htmlWithForm: html } : { html }),
    ...(hasForm ? {} : hasSearch ? { inlineScriptWithSearch: inlineScript } : { inlineScript }),
    ...(isHindi ? { hindiFonts: fonts } : { fonts }),
  };
  return [
    ...Object.entries(bytes)
      .map(([what, size]) => ({ what, size, limit: byteBudgets[what as keyof typeof bytes] }))
      .filter(({ size, limit }) => size > limit)
      .map(({ what, size, limit }) => `${what}: ${size} bytes; ${limit} are allowed`),
    ...(hasForm || isMainInFirstFlight
      ? []
      : [`the end of <main> does not decode from the first ${firstFlight} bytes`]),
    ...scriptFiles.map((file) => `requests ${file} at once`),
    ...eagerIslands.map((file) => `requests ${file} before the form comes into view`),
    ...preloadedFonts.map((font) => `preloads ${font}`),
    ...otherHosts.map((address) => `requests ${address} from another host`),
  ];
}
