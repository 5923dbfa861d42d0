import { addressIn, type Language, type Screen, screens } from '#navigation/languages.ts';
import { legalPages, type NavigationLink } from '#navigation/links.ts';
import { single, translatedSlugs } from './entry.ts';
import { markedAsEnglish } from './landing/relatedLinks.ts';

/** The main navigation, in order (specification 3.2). */
export async function getNavigation(language: Language): Promise<NavigationLink[]> {
  const { navigation } = await single('chromeWords', language);
  return (Object.keys(screens) as Screen[]).map((screen) => ({
    href: addressIn(language, screens[screen]),
    label: navigation[screen],
  }));
}

/** The legal links at the end of every page. On a Hindi page they say which pages are in English. */
export async function getLegalNavigation(language: Language): Promise<NavigationLink[]> {
  const { legal } = (await single('chromeWords', language)).footer;
  const links = (Object.keys(legalPages) as (keyof typeof legalPages)[]).map((page) => ({
    href: legalPages[page],
    label: legal[page],
  }));
  if (language === 'en') return links;
  const translated = await translatedSlugs('legal');
  const inEnglish = await markedAsEnglish();
  return links.map((link) =>
    translated.has(link.href.slice(1)) ? { ...link, href: addressIn('hi', link.href) } : inEnglish(link),
  );
}
