import type { Hub } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import type { Site } from '#site/site.ts';

/** The collections whose entries a hub lists in English. /hi/jobs lists all landing pages that are in Hindi. */
const listedBy = {
  jobs: ['cities', 'jobs'],
  departments: ['departments'],
  companies: ['companies'],
} as const satisfies Record<Hub, string[]>;

/** All hubs, in the order of the site map. */
const hubs = Object.keys(listedBy) as Hub[];

/**
 * The languages in which a hub is on the site: English if it lists a page, because the owner can leave out pages
 * (`leaveOutUnread` in `content/confirmed.yaml`), and Hindi if there is a Hindi file for its texts too.
 */
export function hubLanguages(site: Site, hub: Hub): Language[] {
  if (!hasEntry(site.english, listedBy[hub])) return [];
  if (hub === 'jobs') return hasEntry(site.hindi, [...hubs, 'cities', 'guides']) ? ['en', 'hi'] : ['en'];
  return site.hasHindi(`${hub}Page`) && hasEntry(site.hindi, listedBy[hub]) ? ['en', 'hi'] : ['en'];
}

const hasEntry = (site: Site, collections: readonly (Hub | 'cities' | 'guides')[]) =>
  collections.some((collection) => site.every(collection).length > 0);

/** The hubs that a language's site has. */
export const hubsOf = (site: Site): Hub[] =>
  hubs.filter((hub) => hubLanguages(site, hub).includes(site.language));
