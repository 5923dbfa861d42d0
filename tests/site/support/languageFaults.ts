import { resumeAddress } from '#navigation/addresses.ts';
import { addressIn, withoutLanguage } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import type { BuiltPage } from '../../../rules/builtPages.ts';
import { oneSpace } from '../../../rules/text/readableText.ts';
import type { Content } from '../../support/content.ts';

/** Screens, hubs, the resume maker and the site map say nothing in Hindi beside the link to it. */
const withoutLine = [
  ...Object.values<string>(screens),
  ...['/jobs', '/department', '/company', resumeAddress('en'), legalPages.sitemap],
];

/** The language link of an English page, then the link and the words of its line in Hindi, if it has one. */
export function roadOf({ document }: BuiltPage): (string | undefined)[] {
  const link = document.querySelector('header a[hreflang=hi]')?.getAttribute('href');
  const line = document.querySelector('main p[lang=hi]');
  return line
    ? [link, line.querySelector('a[hreflang=hi]')?.getAttribute('href'), oneSpace(line.text)]
    : [link];
}

/** Where English pages must lead readers of Hindi (specification 13.1, 13.7). `paths` are those of all pages. */
export function rightRoads(content: Content, paths: Set<string>): (path: string) => string[] {
  const { offer } = content.entry('hindiWords');
  const cities = content.slugs('cities');
  return (path) => {
    const [, folder = '', slug] = path.split('/');
    const inHindi = addressIn('hi', path);
    if (paths.has(inHindi)) return withoutLine.includes(path) ? [inHindi] : [inHindi, inHindi, offer.read];
    const note = '/hi#sirf-angrezi';
    if (path === '/404') return [note, '/hi', `${offer.notFound} ${offer.open}`];
    if (!slug || !['jobs', 'department', 'company'].includes(folder)) return [note];
    const isCity = folder === 'jobs' && cities.includes(slug);
    const form = `/hi/contact?${isCity ? `location=${slug}` : `about=${folder}/${slug}`}`;
    if (folder !== 'company') return [form, form, `${offer.onlyEnglish} ${offer.write}`];
    const { name } = content.entry('companies', slug);
    return [form, form, `${offer.notAffiliated.replace('{company}', () => name)} ${offer.talk}`];
  };
}

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
