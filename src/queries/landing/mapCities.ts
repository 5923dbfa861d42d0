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

/** The city that the map names for each preferred location: the first in the footer's order. */
export function labelledCities({ english, whole }: Site) {
  const cities = english.entries('cities', english.file('footer').cities);
  return english.file('agency').preferredLocations.flatMap((place) => {
    const city = cities.find(({ preferredLocation }) => preferredLocation === place);
    return city ? { ...city, name: whole.linkTo(city).name } : [];
  });
}
