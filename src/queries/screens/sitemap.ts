import { entryAddress, hubAddress } from '#navigation/addresses.ts';
import { withDistinctNames } from '#navigation/distinctNames.ts';
import { addressIn, type Language, languageNames, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import type { Link } from '#navigation/link.ts';
import { every, hasHindi, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { hubsIn } from '../landing/hubLanguages.ts';
import { getHindiParts, getJobGroups } from '../landing/hubs.ts';
import { getLegalNavigation, getNavigation } from '../layout/navigation.ts';
import { getResumeLink } from '../resumeLink.ts';

/** The languages in which the site map exists: in Hindi if it has a Hindi file. */
export const sitemapLanguages = async (): Promise<Language[]> =>
  (await hasHindi('sitemapPage')) ? ['en', 'hi'] : ['en'];

/** Links to every page of the site except 404, in groups, for visitors. The Hindi one names all pages in Hindi. */
export async function getSitemap(language: Language) {
  const { cities, roles, arrangements } = await getJobGroups(language);
  const words = await single('landingWords', language);
  const { hubs } = words;
  const linkTo = await getLinkTo(language);
  const sorted = alphabeticalIn(language);
  const all = async (collection: 'departments' | 'companies') =>
    sorted((await every(collection)).map(linkTo(collection)));
  return {
    page: await single('sitemapPage', language),
    title: hubs.pages,
    isTranslated: (await sitemapLanguages()).length > 1,
    groups: withDistinctNames([
      { title: hubs.agency, links: await getNavigation(language) },
      ...(language === 'en' ? [await hindiGroup()] : []),
      {
        title: hubs.jobSeekers,
        links: [await getResumeLink(language), ...(await every('guides')).map(linkTo('guides'))],
      },
      { title: hubs.rules, links: await getLegalNavigation(language) },
      {
        title: hubs.directories,
        links: (await hubsIn(language)).map((hub) => ({
          href: hubAddress(hub, language),
          label: words[hub],
        })),
      },
      { title: hubs.cities, links: sorted(cities.flatMap(({ links }) => links)) },
      { title: hubs.roles, links: sorted(roles.flatMap(({ links }) => links)) },
      ...arrangements,
      { title: hubs.departments, links: await all('departments') },
      { title: hubs.companies, links: await all('companies') },
    ]),
  };
}

/** The link to the Hindi site map. */
const hindiSitemap = async () => ({
  href: addressIn('hi', legalPages.sitemap),
  label: (await single('layoutWords', 'hi')).footer.legal.sitemap,
});

/** On the English site map: the pages that are in Hindi. */
const hindiGroup = async () => ({
  title: languageNames.hi,
  language: 'hi' as const,
  links: [...(await getNavigation('hi')), ...(await hindiPages())],
});

/** The Hindi pages besides the six screens. */
async function hindiPages(): Promise<Link[]> {
  const { title: jobs } = await single('jobsPage', 'hi');
  const words = { ...(await single('landingWords', 'hi')), jobs };
  const legal = (await every('legal', 'hi')).map(({ slug, title }) => ({
    href: entryAddress('legal', slug, 'hi'),
    label: title,
  }));
  return [
    ...(await hubsIn('hi')).map((hub) => ({ href: hubAddress(hub, 'hi'), label: words[hub] })),
    await getResumeLink('hi'),
    ...(await getHindiParts()).flatMap(({ links }) => links.map(({ href, label }) => ({ href, label }))),
    ...legal,
    ...((await hasHindi('sitemapPage')) ? [await hindiSitemap()] : []),
  ];
}

const alphabeticalIn = (language: Language) => (links: readonly Link[]) =>
  links.toSorted((one, other) => one.label.localeCompare(other.label, languageTags[language]));
