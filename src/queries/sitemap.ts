import { languageNames } from '#navigation/languages.ts';
import type { NavigationLink } from '#navigation/links.ts';
import { every, everyIn } from './entry.ts';
import { getGuideLinks } from './landing/guides.ts';
import { getHindiHub } from './landing/hindiHub.ts';
import { getCompaniesHub, getDepartmentsHub, getJobsHub } from './landing/hubs.ts';
import { getLegalNavigation, getNavigation } from './navigation.ts';

/** Links to every page of the site except 404, in groups, for visitors. */
export async function getSitemap() {
  const { cities, roles, arrangements } = await getJobsHub();
  const advice = (await every('legal')).map(({ slug, title }) => ({ href: `/${slug}`, label: title }));
  return [
    { title: 'The agency', links: await getNavigation('en') },
    {
      title: languageNames.hi,
      language: 'hi' as const,
      links: [...(await getNavigation('hi')), ...(await hindiPages())],
    },
    {
      title: 'For job seekers',
      links: (await getGuideLinks()).filter(({ href }) => href.startsWith('/guide/')),
    },
    {
      title: 'Rules and advice',
      links: [...advice, ...(await getLegalNavigation('en')).filter(({ href }) => href === '/sitemap')],
    },
    {
      title: 'Directories',
      links: [
        { href: '/jobs', label: 'Jobs' },
        { href: '/department', label: 'Departments' },
        { href: '/company', label: 'Companies' },
      ],
    },
    { title: 'Cities', links: alphabetical(cities.flatMap(({ links }) => links)) },
    { title: 'Roles', links: alphabetical(roles.flatMap(({ links }) => links)) },
    ...arrangements,
    { title: 'Departments', links: alphabetical(await getDepartmentsHub()) },
    { title: 'Companies', links: alphabetical(await getCompaniesHub()) },
  ];
}

/** The Hindi pages besides the six screens. */
async function hindiPages(): Promise<NavigationLink[]> {
  const { page, parts } = await getHindiHub();
  const pages = parts.flatMap((part) => part.pages);
  const legal = (await everyIn('legal', 'hi')).map(({ slug, title }) => ({
    href: `/hi/${slug}`,
    label: title,
  }));
  return [
    { href: '/hi/jobs', label: page.title },
    ...pages.map(({ href, name }) => ({ href, label: name })),
    ...legal,
  ];
}

const alphabetical = (links: readonly NavigationLink[]) =>
  links
    .map(({ href, label }) => ({ href, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
