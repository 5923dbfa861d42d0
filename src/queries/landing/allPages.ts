import type { Link } from '#navigation/link.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Site } from '#site/site.ts';

/** The link from a city to all roles, as the last in its list. None while the site has no role in the language. */
export function allRoles(site: Site): Link[] {
  const hasRole = site.every('jobs').some(({ kind }) => kind === 'role');
  return hasRole ? [partOfJobs(site, 'roles', site.words.landing.hubs.allRoles)] : [];
}

/** The link from a role to all cities. None while the site has no city in the language. */
export const allCities = (site: Site): Link[] =>
  site.every('cities').length > 0 ? [partOfJobs(site, 'cities', site.words.landing.hubs.allCities)] : [];

const partOfJobs = (site: Site, id: string, label: string): Link => ({
  href: `${addressOf('jobs', site.language)}#${id}`,
  label,
});
