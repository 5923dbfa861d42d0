import { fillIn } from '#enquiry/fillIn.ts';
import { entryAddress, hubAddress, type PageCollection } from '#navigation/addresses.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { resumeMaker, type Screen, screens } from '#navigation/screens.ts';
import { isNamedIn } from '#writing/isNamedIn.ts';
import { getAgency } from '../agency.ts';
import { every, single } from '../entry.ts';
import { hubsIn } from '../landing/hubLanguages.ts';
import { footerSlugs } from '../landing/shell.ts';
import { sitemapLanguages } from '../screens/sitemap.ts';

/** Every page with its own picture: all but the 404 page and landing pages that the footer does not list. */
export async function getPictures() {
  const { name: agencyName } = await getAgency();
  const pictures = (['en', 'hi'] as const).map(async (language) => [
    ...(await screenPictures(language)),
    ...(await landingPictures(language)),
  ]);
  return (await Promise.all(pictures)).flat().map((picture) => ({ ...picture, agencyName }));
}

async function screenPictures(language: Language) {
  const pages = (Object.keys(screens) as Screen[]).map(async (screen) => ({
    path: addressIn(language, screens[screen]),
    headline: (await single(`${screen}Page`, language)).headline,
  }));
  const { headline } = await single('resumePage', language);
  return [...(await Promise.all(pages)), { path: addressIn(language, resumeMaker), headline }];
}

async function landingPictures(language: Language) {
  const words = await single('landingWords', language);
  const withPictures = async <Key extends 'cities' | 'jobs' | 'departments' | 'companies'>(
    collection: Key,
  ) => {
    const shown = await footerSlugs(collection);
    return (await every(collection, language)).filter(({ slug }) => shown.has(slug));
  };
  const hubs = (await hubsIn(language)).map(async (hub) => ({
    path: hubAddress(hub, language),
    headline: (await single(`${hub}Page`, language)).headline,
  }));
  const picture = (collection: PageCollection, { slug, headline }: { slug: string; headline: string }) => ({
    path: entryAddress(collection, slug, language),
    headline,
  });
  return [
    ...(await Promise.all(hubs)),
    ...((await sitemapLanguages()).includes(language)
      ? [
          {
            path: addressIn(language, legalPages.sitemap),
            headline: (await single('sitemapPage', language)).headline,
          },
        ]
      : []),
    ...(await every('legal', language)).map((page) => picture('legal', page)),
    ...(await every('guides', language)).map((guide) => picture('guides', guide)),
    ...(await withPictures('cities')).map((city) => ({
      ...picture('cities', city),
      subtitle: fillIn(words.city.employers, { name: city.name }),
    })),
    ...(await withPictures('jobs')).map((job) => ({
      ...picture('jobs', job),
      subtitle: named(job, job.kind === 'role' ? words.role.ways : words.arrangement.forAndAgainst, language),
    })),
    ...(await withPictures('departments')).map((department) => ({
      ...picture('departments', department),
      subtitle: named(department, words.department.waysIn, language),
    })),
    // A firm's name beside the agency's must never look like an offer (specification 11.3).
    ...(await withPictures('companies')).map((company) => ({
      ...picture('companies', company),
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
