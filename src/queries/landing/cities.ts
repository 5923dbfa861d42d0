import { every, listed } from '../entry.ts';
import { nearest } from '../geography.ts';
import { getGuideLinks } from './guides.ts';
import { cityLink, jobLink } from './links.ts';
import { slugsInFooter } from './slugsInFooter.ts';

/** The city pages under /jobs, each with the nearest cities and the dots of the map. */
export async function getCityPages() {
  const cities = await every('cities');
  const guides = await getGuideLinks();
  const shown = await slugsInFooter('cities');
  // Only the cities in the footer, so that the map stays readable and the page small, however many there are.
  const allCities = cities
    .filter(({ slug }) => shown.has(slug))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
  return Promise.all(
    cities.map(async (city) => ({
      ...city,
      allCities,
      inFooter: shown.has(city.slug),
      neighbours: nearest(city, cities, 5).map(({ slug, name, latitude, longitude, kilometres }) => ({
        ...cityLink({ slug, name }),
        latitude,
        longitude,
        kilometres: Math.round(kilometres / 10) * 10,
      })),
      jobs: (await listed('jobs', city.jobs)).map(jobLink),
      useful: await listed('officialLinks', city.useful),
      guides,
    })),
  );
}
