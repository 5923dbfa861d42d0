import type { Language } from '#navigation/languages.ts';
import { every, listed } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getFactsOf, getPlacementIn } from './atAGlance.ts';
import { nearest } from './geography.ts';
import { getMapCities } from './mapCities.ts';
import { getShellOf } from './shell.ts';

/** The city pages under /jobs, each with the nearest cities and the dots of the map. */
export async function getCityPages(language: Language) {
  const cities = await every('cities');
  const shellOf = await getShellOf('city', language);
  const factsOf = await getFactsOf(language);
  const linkTo = await getLinkTo(language);
  const allCities = await getMapCities();
  return Promise.all(
    (await every('cities', language)).map(async (city) => {
      const placement = await getPlacementIn(city, language);
      return {
        ...(await shellOf(city)),
        isServed: placement.isServed,
        atAGlance: factsOf({ ...city.atAGlance, placement: placement.sentence }),
        allCities,
        neighbours: nearest(
          city,
          cities.filter(({ slug }) => slug !== city.slug),
          5,
        ).map(({ kilometres, ...neighbour }) => ({
          ...linkTo('cities')(neighbour),
          latitude: neighbour.latitude,
          longitude: neighbour.longitude,
          kilometres: Math.round(kilometres / 10) * 10,
        })),
        jobs: (await listed('jobs', city.jobs)).map(linkTo('jobs')),
        useful: await listed('officialLinks', city.useful, language),
      };
    }),
  );
}

/** Everything that the page of a city shows. */
export type CityPageData = Awaited<ReturnType<typeof getCityPages>>[number];
