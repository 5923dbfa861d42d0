import { every } from './entry.ts';
import { getCompaniesHub, getDepartmentsHub, getJobsHub } from './landing.ts';
import { getLegalNavigation, getNavigation } from './navigation.ts';

/** Every page of the site for people to read, grouped. */
export async function getSitemap() {
  const { cities, roles, arrangements } = await getJobsHub();
  const plain = ({ href, label }: { href: string; label: string }) => ({ href, label });
  const advice = (await every('legal')).map(({ slug, title }) => ({ href: `/${slug}`, label: title }));
  return [
    { title: 'The agency', links: await getNavigation('en') },
    { title: 'हिंदी में', language: 'hi' as const, links: await getNavigation('hi') },
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
    { title: 'Cities', links: cities.flatMap(({ links }) => links) },
    { title: 'Roles', links: roles.flatMap(({ links }) => links) },
    ...arrangements,
    { title: 'Departments', links: (await getDepartmentsHub()).map(plain) },
    { title: 'Companies', links: (await getCompaniesHub()).map(plain) },
  ];
}
