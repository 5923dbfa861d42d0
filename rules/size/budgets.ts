import type { BuiltPage } from '../builtPages.ts';
import { firstFlight } from './firstFlight.ts';
import { type PageWeight, weigh } from './pageWeight.ts';

const KiB = 1024;

/** The limits of every page (specification 15), in bytes after brotli at its best quality; of inline scripts, before. */
export const byteBudgets = {
  html: 16 * KiB,
  htmlWithForm: 24 * KiB,
  inlineScript: 2_000,
  inlineScriptWithSearch: 3_000,
  search: 40 * KiB,
  formScripts: 80 * KiB,
  fileWriter: 230 * KiB,
  fonts: 45 * KiB,
  hindiFonts: 90 * KiB,
} as const;

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
