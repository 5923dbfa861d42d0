import type { Hub } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { every, hasHindi } from '../entry.ts';

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
export async function hubLanguages(hub: Hub): Promise<Language[]> {
  if (!(await hasEntry('en', listedBy[hub]))) return [];
  if (hub === 'jobs') return (await hasEntry('hi', [...hubs, 'cities', 'guides'])) ? ['en', 'hi'] : ['en'];
  return (await hasHindi(`${hub}Page`)) && (await hasEntry('hi', listedBy[hub])) ? ['en', 'hi'] : ['en'];
}

const hasEntry = async (language: Language, collections: readonly (Hub | 'cities' | 'guides')[]) =>
  (await Promise.all(collections.map((collection) => every(collection, language)))).flat().length > 0;

/** The hubs that are on the site in a language. */
export async function hubsIn(language: Language): Promise<Hub[]> {
  const found = hubs.map(async (hub) => ((await hubLanguages(hub)).includes(language) ? [hub] : []));
  return (await Promise.all(found)).flat();
}
