import { withoutLanguage } from '#navigation/languages.ts';
import type { BuiltPage } from '../../../rules/builtPages.ts';
import { oneSpace } from '../../../rules/text/readableText.ts';

/**
 * The links of a Hindi page that lead to a page in English and don't say so with `mark`, and those that say so and lead to
 * a page in Hindi (specification 13.1). The language link is exempt. `paths` are those of all pages.
 */
export function markFaults({ document }: BuiltPage, mark: string, paths: Set<string>): string[] {
  return document.querySelectorAll('a[href^="/"]:not(header [hreflang=en])').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const label = oneSpace(link.text);
    const [path = ''] = href.split(/[?#]/);
    const isMarked = label.endsWith(` ${mark}`);
    if (withoutLanguage(path).language === 'hi')
      return isMarked || oneSpace(link.parentNode?.text ?? label).includes(`${label} ${mark}`)
        ? [`${href} "${label}" is in Hindi, and is said to be in English`]
        : [];
    return isMarked || !paths.has(path) ? [] : [`${href} "${label}" does not say that it is in English`];
  });
}
