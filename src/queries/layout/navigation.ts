import { hubAddress } from '#navigation/addresses.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import type { Link } from '#navigation/link.ts';
import { type Screen, screens } from '#navigation/screens.ts';
import { getEnglishMark } from '../englishMark.ts';
import { hasHindi, single } from '../entry.ts';
import { hubLanguages } from '../landing/hubLanguages.ts';

/** The main navigation, in order (specification 3.2). */
export async function getNavigation(language: Language): Promise<Link[]> {
  const { navigation } = await single('layoutWords', language);
  return (Object.keys(screens) as Screen[]).map((screen) => ({
    href: addressIn(language, screens[screen]),
    label: navigation[screen],
  }));
}

/** The link to the list of work and cities, if the site has the list. In Hindi it may lead to the English one. */
export async function getJobsLink(language: Language): Promise<Link | undefined> {
  const { workAndCities: label } = await single('layoutWords', language);
  const found = await hubLanguages('jobs');
  if (found.includes(language)) return { href: hubAddress('jobs', language), label };
  return found.includes('en') ? (await getEnglishMark())({ href: hubAddress('jobs'), label }) : undefined;
}

/** The legal links at the end of every page. On a Hindi page they say which pages are in English. */
export async function getLegalNavigation(language: Language): Promise<Link[]> {
  const { legal } = (await single('layoutWords', language)).footer;
  const mark = language === 'hi' ? await getEnglishMark() : undefined;
  return Promise.all(
    (Object.keys(legalPages) as (keyof typeof legalPages)[]).map(async (page) => {
      const link = { href: legalPages[page], label: legal[page] };
      if (!mark) return link;
      const isInHindi =
        page === 'sitemap' ? await hasHindi('sitemapPage') : await hasHindi('legal', link.href.slice(1));
      return isInHindi ? { ...link, href: addressIn('hi', link.href) } : mark(link);
    }),
  );
}
