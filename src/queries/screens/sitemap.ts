import { entryAddress, hubAddress } from '#navigation/addresses.ts';
import { withDistinctNames } from '#navigation/distinctNames.ts';
import { addressIn, type Language, languageNames, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import type { Link } from '#navigation/link.ts';
import type { Site } from '#site/site.ts';
import { hubsOf } from '../landing/hubLanguages.ts';
import { hindiParts, jobGroups } from '../landing/hubs.ts';
import { legalNavigation, mainNavigation } from '../layout/navigation.ts';
import { resumeLink } from '../resumeLink.ts';

/** The languages in which the site map exists: in Hindi if it has a Hindi file. */
export const sitemapLanguages = (site: Site): Language[] =>
  site.hasHindi('sitemapPage') ? ['en', 'hi'] : ['en'];

/** Links to every page of the site except 404, in groups, for visitors. The Hindi one names all pages in Hindi. */
export function sitemapPage(site: Site) {
  const { english, language } = site;
  const { cities, roles, arrangements } = jobGroups(site);
  const words = site.words.landing;
  const { hubs } = words;
  const all = (collection: 'departments' | 'companies') =>
    alphabetical(language, site.linksTo(english.every(collection)));
  return {
    page: site.file('sitemapPage'),
    title: hubs.pages,
    isTranslated: sitemapLanguages(site).length > 1,
    groups: withDistinctNames([
      { title: hubs.agency, links: mainNavigation(site) },
      ...(language === 'en' ? [hindiGroup(site)] : []),
      {
        title: hubs.jobSeekers,
        links: [resumeLink(site), ...site.linksTo(english.every('guides'))],
      },
      { title: hubs.rules, links: legalNavigation(site) },
      {
        title: hubs.directories,
        links: hubsOf(site).map((hub) => ({ href: hubAddress(hub, language), label: words[hub] })),
      },
      {
        title: hubs.cities,
        links: alphabetical(
          language,
          cities.flatMap(({ links }) => links),
        ),
      },
      {
        title: hubs.roles,
        links: alphabetical(
          language,
          roles.flatMap(({ links }) => links),
        ),
      },
      ...arrangements,
      { title: hubs.departments, links: all('departments') },
      { title: hubs.companies, links: all('companies') },
    ]),
  };
}

/** On the English site map: the pages that are in Hindi. */
const hindiGroup = ({ hindi }: Site) => ({
  title: languageNames.hi,
  language: 'hi' as const,
  links: [...mainNavigation(hindi), ...hindiPages(hindi)],
});

/** The Hindi pages besides the six screens. */
function hindiPages(hindi: Site): Link[] {
  const words = { ...hindi.words.landing, jobs: hindi.file('jobsPage').title };
  return [
    ...hubsOf(hindi).map((hub) => ({ href: hubAddress(hub, 'hi'), label: words[hub] })),
    resumeLink(hindi),
    ...hindiParts(hindi).flatMap(({ links }) => links.map(({ href, label }) => ({ href, label }))),
    ...hindi.every('legal').map(({ slug, title }) => ({
      href: entryAddress('legal', slug, 'hi'),
      label: title,
    })),
    ...(hindi.hasHindi('sitemapPage')
      ? [
          {
            href: addressIn('hi', legalPages.sitemap),
            label: hindi.words.layout.footer.legal.sitemap,
          },
        ]
      : []),
  ];
}

const alphabetical = (language: Language, links: readonly Link[]) =>
  links.toSorted((one, other) => one.label.localeCompare(other.label, languageTags[language]));
