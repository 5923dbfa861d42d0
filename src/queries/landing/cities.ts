import type { Language } from '#navigation/languages.ts';
import { bySlug, every, listed } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getAllRoles } from './allPages.ts';
import { getPlacementIn } from './atAGlance.ts';
import { nearest } from './geography.ts';
import { getMapCities } from './mapCities.ts';
import { getPay } from './pay.ts';
import { getShellOf } from './shell.ts';

/** The city pages under /jobs, each with the nearest cities and the dots of the map. */
export async function getCityPages(language: Language) {
  const cities = await every('cities');
  const shellOf = await getShellOf('city', language);
  const { payInCity } = await getPay(language);
  const companies = await every('companies');
  const english = await bySlug('cities', 'en');
  const linkTo = await getLinkTo(language);
  const allCities = await getMapCities();
  const allRoles = await getAllRoles(language);
  return Promise.all(
    (await every('cities', language)).map(async (city) => ({
      ...(await shellOf(city)),
      pay: payInCity(city, english.get(city.slug)?.state ?? city.state),
      placement: await getPlacementIn(city, language),
      companies: companies.filter(({ cities = [] }) => cities.includes(city.slug)).map(linkTo('companies')),
      portals: await listed('officialLinks', city.portals ?? [], language),
      boards: await listed('officialLinks', city.boards ?? [], language),
      allCities,
      neighbours: nearest(
        city,
        cities.filter(({ slug }) => slug !== city.slug),
        5,
      ).map((neighbour) => ({
        ...linkTo('cities')(neighbour),
        latitude: neighbour.latitude,
        longitude: neighbour.longitude,
      })),
      jobs: [...(await listed('jobs', city.jobs)).map(linkTo('jobs')), ...allRoles],
      useful: await listed('officialLinks', city.useful, language),
    })),
  );
}

/** Everything that the page of a city shows. */
export type CityPageData = Awaited<ReturnType<typeof getCityPages>>[number];
