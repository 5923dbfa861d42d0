import { entryAddress, hubAddress } from '#navigation/addresses.ts';
import { languageNames } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import type { Link } from '#navigation/link.ts';
import { every, single } from './entry.ts';
import { getLinkTo } from './entryLinks.ts';
import { hubsIn } from './landing/hubLanguages.ts';
import { getHindiHub, getHub, getJobsHub } from './landing/hubs.ts';
import { getNavigation } from './navigation.ts';
import { getResumeLink } from './resumeLink.ts';

/** Links to every page of the site except 404, in groups, for visitors. */
export async function getSitemap() {
  const { cities, roles, arrangements } = await getJobsHub();
  const words = await single('landingWords');
  const { legal } = (await single('layoutWords')).footer;
  const { hubs } = words;
  const linkTo = await getLinkTo('en');
  const rules = (await every('legal')).map(({ slug, title }) => ({
    href: entryAddress('legal', slug),
    label: title,
  }));
  return [
    { title: hubs.agency, links: await getNavigation('en') },
    {
      title: languageNames.hi,
      language: 'hi' as const,
      links: [...(await getNavigation('hi')), ...(await hindiPages())],
    },
    {
      title: hubs.jobSeekers,
      links: [await getResumeLink('en'), ...(await every('guides')).map((guide) => linkTo('guides', guide))],
    },
    { title: hubs.rules, links: [...rules, { href: legalPages.sitemap, label: legal.sitemap }] },
    {
      title: hubs.directories,
      links: (await hubsIn('en')).map((hub) => ({ href: hubAddress(hub), label: words[hub] })),
    },
    { title: hubs.cities, links: alphabetical(cities.flatMap(({ links }) => links)) },
    { title: hubs.roles, links: alphabetical(roles.flatMap(({ links }) => links)) },
    ...arrangements,
    { title: hubs.departments, links: alphabetical((await getHub('departments', 'en')).items) },
    { title: hubs.companies, links: alphabetical((await getHub('companies', 'en')).items) },
  ];
}

/** The Hindi pages besides the six screens. */
async function hindiPages(): Promise<Link[]> {
  const { page, parts } = await getHindiHub();
  const words = { ...(await single('landingWords', 'hi')), jobs: page.title };
  const legal = (await every('legal', 'hi')).map(({ slug, title }) => ({
    href: entryAddress('legal', slug, 'hi'),
    label: title,
  }));
  return [
    ...(await hubsIn('hi')).map((hub) => ({ href: hubAddress(hub, 'hi'), label: words[hub] })),
    await getResumeLink('hi'),
    ...parts.flatMap((part) => part.pages.map(({ href, label }) => ({ href, label }))),
    ...legal,
  ];
}

const alphabetical = (links: readonly Link[]) =>
  links
    .map(({ href, label }) => ({ href, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
