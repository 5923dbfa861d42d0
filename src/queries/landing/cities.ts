import { every, listed } from '../entry.ts';
import { nearest } from '../geography.ts';
import { cityLink, jobLink } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** Every page under /jobs that is a city's: what its file says, its neighbours by distance, and the map's dots. */
export async function getCityPages() {
  const cities = await every('cities');
  const shown = await slugsInFooter('cities');
  // The map stays readable, and the page small, however many cities there are.
  const allCities = cities
    .filter(({ slug }) => shown.has(slug))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
  return Promise.all(
    cities.map(async (city) => ({
      ...city,
      allCities,
      inFooter: shown.has(city.slug),
      neighbours: nearest(city, cities, 5).map(({ slug, name, kilometres }) => ({
        ...cityLink({ slug, name }),
        kilometres: Math.round(kilometres / 10) * 10,
      })),
      jobs: (await listed('jobs', city.jobs)).map(jobLink),
    })),
  );
}
