import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { byEach } from '../byEach.ts';
import { allRoles } from './allPages.ts';
import { placementIn } from './atAGlance.ts';
import { nearest } from './geography.ts';
import { mapCities } from './mapCities.ts';
import { payInCity } from './pay.ts';
import { landingShell } from './shell.ts';

/** Everything that the page of a city shows, with the nearest cities and the dots of the map. */
export function cityPage(site: Site, city: Entry<'cities'>) {
  const { english } = site;
  return {
    page: landingShell(site, 'city', city),
    city,
    pay: payInCity(site, city),
    placement: placementIn(site, city),
    companies: site.linksTo(english.once(companiesByCity).get(city.slug) ?? []),
    portals: site.entries('officialLinks', city.portals),
    boards: site.entries('officialLinks', city.boards),
    useful: site.entries('officialLinks', city.useful),
    allCities: site.once(mapCities),
    nearby: nearest(city, english.every('cities'), 5).map((neighbour) => ({
      ...site.linkTo(neighbour),
      latitude: neighbour.latitude,
      longitude: neighbour.longitude,
    })),
    jobs: [...site.linksTo(english.entries('jobs', city.jobs)), ...allRoles(site)],
  };
}

const companiesByCity = (site: Site) => byEach(site.every('companies'), ({ cities = [] }) => cities);

export type CityPageData = ReturnType<typeof cityPage>;
