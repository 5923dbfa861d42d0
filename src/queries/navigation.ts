import { addressIn, type Language, type Screen, screens } from '#navigation/languages.ts';
import { legalPages, type NavigationLink } from '#navigation/links.ts';
import { single } from './entry.ts';

/** The main navigation, in order (specification 3.2). */
export async function getNavigation(language: Language): Promise<NavigationLink[]> {
  const { navigation } = await single('chromeWords', language);
  return (Object.keys(screens) as Screen[]).map((screen) => ({
    href: addressIn(language, screens[screen]),
    label: navigation[screen],
  }));
}

/** The legal links at the end of every page. On a Hindi page each says that its page is in English. */
export async function getLegalNavigation(language: Language): Promise<NavigationLink[]> {
  const { legal } = (await single('chromeWords', language)).footer;
  const note = language === 'hi' ? ` ${(await single('chromeWordsHindi')).footer.inEnglish}` : '';
  return (Object.keys(legalPages) as (keyof typeof legalPages)[]).map((page) => ({
    href: legalPages[page],
    label: `${legal[page]}${note}`,
    hrefLang: language === 'en' ? undefined : 'en',
  }));
}
