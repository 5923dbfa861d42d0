import { hubAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { every, single } from '../entry.ts';

/** The link from a city to all roles, as the last in its list. None while the site has no role in the language. */
export async function getAllRoles(language: Language): Promise<Link[]> {
  const { allRoles } = (await single('landingWords', language)).hubs;
  const hasRole = (await every('jobs', language)).some(({ kind }) => kind === 'role');
  return hasRole ? [partOfJobs('roles', allRoles, language)] : [];
}

/** The link from a role to all cities. None while the site has no city in the language. */
export async function getAllCities(language: Language): Promise<Link[]> {
  const { allCities } = (await single('landingWords', language)).hubs;
  return (await every('cities', language)).length > 0 ? [partOfJobs('cities', allCities, language)] : [];
}

const partOfJobs = (id: string, label: string, language: Language): Link => ({
  href: `${hubAddress('jobs', language)}#${id}`,
  label,
});
