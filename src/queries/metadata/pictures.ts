import { entryAddress, hubAddress, type PageCollection } from '#navigation/addresses.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { resumeMaker, type Screen, screens } from '#navigation/screens.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { isNamedIn } from '#writing/isNamedIn.ts';
import { hubsOf } from '../landing/hubLanguages.ts';
import { isInFooter } from '../landing/shell.ts';
import { sitemapLanguages } from '../screens/sitemap.ts';

/** Every page of a language with its own picture: all but the 404 page and landing pages that the footer does not list. */
export function picturesOf(site: Site) {
  const agencyName = site.english.file('agency').name;
  return [...screenPictures(site), ...landingPictures(site)].map((picture) => ({ ...picture, agencyName }));
}

const screenPictures = (site: Site) => [
  ...(Object.keys(screens) as Screen[]).map((screen) => ({
    path: addressIn(site.language, screens[screen]),
    headline: site.file(`${screen}Page`).headline,
  })),
  { path: addressIn(site.language, resumeMaker), headline: site.file('resumePage').headline },
];

function landingPictures(site: Site) {
  const { language } = site;
  const words = site.words.landing;
  const inFooter = <Key extends 'cities' | 'jobs' | 'departments' | 'companies'>(collection: Key) =>
    site.every(collection).filter(({ slug }) => isInFooter(site, { collection, slug }));
  type Pictured = { collection: PageCollection; slug: string; headline: string };
  const picture = ({ collection, slug, headline }: Pictured) => ({
    path: entryAddress(collection, slug, language),
    headline,
  });
  return [
    ...hubsOf(site).map((hub) => ({
      path: hubAddress(hub, language),
      headline: site.file(`${hub}Page`).headline,
    })),
    ...(sitemapLanguages(site).includes(language)
      ? [{ path: addressIn(language, legalPages.sitemap), headline: site.file('sitemapPage').headline }]
      : []),
    ...site.every('legal').map(picture),
    ...site.every('guides').map(picture),
    ...inFooter('cities').map((city) => ({
      ...picture(city),
      subtitle: fillIn(words.city.employers, { name: city.name }),
    })),
    ...inFooter('jobs').map((job) => ({
      ...picture(job),
      subtitle: named(job, job.kind === 'role' ? words.role.ways : words.arrangement.forAndAgainst, language),
    })),
    ...inFooter('departments').map((department) => ({
      ...picture(department),
      subtitle: named(department, words.department.waysIn, language),
    })),
    // A firm's name beside the agency's must never look like an offer (specification 11.3).
    ...inFooter('companies').map((company) => ({
      ...picture(company),
      subtitle: fillIn(words.notAffiliated, { name: company.name }),
    })),
  ];
}

/** A line below the headline. It begins with the entry's name if the headline does not have it. */
function named(
  { headline, name }: { headline: string; name: string },
  text: string,
  language: Language,
): string {
  const stop = language === 'hi' ? '।' : '.';
  const isNamed = isNamedIn(headline, name);
  return isNamed ? `${text}${stop}` : `${name}${stop} ${text}${stop}`;
}
