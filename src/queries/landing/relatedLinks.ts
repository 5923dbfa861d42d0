import type { Language } from '#navigation/languages.ts';
import type { NavigationLink } from '#navigation/links.ts';
import { everyIn, single } from '../entry.ts';
import type { Named } from './links.ts';

/**
 * A function that links to an entry of a collection. On a Hindi page the link leads to the Hindi page if there
 * is one. Otherwise its label says that the page is in English.
 */
export async function linksIn(
  language: Language,
  collection: 'cities' | 'jobs',
): Promise<(entry: Named) => NavigationLink> {
  if (language === 'en') return ({ slug, name }) => ({ href: `/jobs/${slug}`, label: name });
  const translated = new Map((await everyIn(collection, language)).map(({ slug, name }) => [slug, name]));
  const english = await markedAsEnglish();
  return ({ slug, name }) => {
    const hindiName = translated.get(slug);
    return hindiName
      ? { href: `/hi/jobs/${slug}`, label: hindiName }
      : english({ href: `/jobs/${slug}`, label: name });
  };
}

/** The same for the footer, whose lists as a whole are said to be in English. */
export async function footerLinks(
  language: Language,
  collection: 'cities' | 'jobs',
): Promise<(entry: Named) => NavigationLink> {
  const translated = language === 'hi' ? await everyIn(collection, language) : [];
  const names = new Map(translated.map(({ slug, name }) => [slug, name]));
  return ({ slug, name }) => {
    const hindiName = names.get(slug);
    return hindiName
      ? { href: `/hi/jobs/${slug}`, label: hindiName, hrefLang: 'hi' }
      : { href: `/jobs/${slug}`, label: name };
  };
}

/** A function that marks a link on a Hindi page as a link to a page in English. */
export async function markedAsEnglish(): Promise<(link: NavigationLink) => NavigationLink> {
  const { inEnglish } = (await single('chromeWordsHindi')).footer;
  return ({ href, label }) => ({ href, label: `${label} ${inEnglish}`, hrefLang: 'en' });
}
