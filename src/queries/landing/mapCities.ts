import type { Coordinates } from '#schemas/city.ts';
import type { Site } from '#site/site.ts';

/** The dots of the maps: the cities in the footer only, so that a map stays readable and a page small. */
export function mapCities({ english }: Site): Coordinates[] {
  const { cities } = english.file('footer');
  return english
    .every('cities')
    .filter(({ slug }) => cities.includes(slug))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
}
