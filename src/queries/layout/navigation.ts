import { hubAddress } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import type { Link } from '#navigation/link.ts';
import { type Screen, screens } from '#navigation/screens.ts';
import type { Site } from '#site/site.ts';
import { hubLanguages } from '../landing/hubLanguages.ts';

/** The main navigation, in order (specification 3.2). */
export const mainNavigation = (site: Site): Link[] =>
  (Object.keys(screens) as Screen[]).map((screen) => ({
    href: addressIn(site.language, screens[screen]),
    label: site.words.layout.navigation[screen],
  }));

/** The link to the list of work and cities, if the site has the list. In Hindi it may lead to the English one. */
export function jobsLink(site: Site): Link | undefined {
  const { workAndCities: label } = site.words.layout;
  const found = hubLanguages(site, 'jobs');
  if (found.includes(site.language)) return { href: hubAddress('jobs', site.language), label };
  return found.includes('en') ? site.markEnglish({ href: hubAddress('jobs'), label }) : undefined;
}

/** The legal links at the end of every page. On a Hindi page they say which pages are in English. */
export const legalNavigation = (site: Site): Link[] =>
  (Object.keys(legalPages) as (keyof typeof legalPages)[]).map((page) => {
    const link = { href: legalPages[page], label: site.words.layout.footer.legal[page] };
    if (site.language === 'en') return link;
    const isInHindi =
      page === 'sitemap' ? site.hasHindi('sitemapPage') : site.hasHindi('legal', link.href.slice(1));
    return isInHindi ? { ...link, href: addressIn('hi', link.href) } : site.markEnglish(link);
  });
