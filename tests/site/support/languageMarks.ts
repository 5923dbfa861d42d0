import { withoutLanguage } from '#navigation/languages.ts';
import type { BuiltPage } from '../../../rules/builtPages.ts';
import { oneSpace } from '../../../rules/text/readableText.ts';

/** What a link to a page in English ends with. */
type Words = { inEnglish: string };

/**
 * The links of a Hindi page that lead to a page in English and don't say so, and those that say so and lead to a page
 * in Hindi (specification 13.1). The language link is exempt. `paths` are those of all pages.
 */
export function markFaults(
  { document }: Pick<BuiltPage, 'document'>,
  { inEnglish }: Words,
  paths: ReadonlySet<string>,
): string[] {
  return document.querySelectorAll('a[href^="/"]:not(header [hreflang=en])').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const label = oneSpace(link.text);
    const [path = ''] = href.split(/[?#]/);
    if (withoutLanguage(path).language === 'hi')
      return oneSpace(link.parentNode?.text ?? label).includes(`${label} ${inEnglish}`) ||
        label.endsWith(inEnglish)
        ? [`${href} "${label}" is in Hindi, and is said to be in English`]
        : [];
    const isMarked = label.endsWith(` ${inEnglish}`);
    return isMarked || !paths.has(path) ? [] : [`${href} "${label}" does not say that it is in English`];
  });
}
