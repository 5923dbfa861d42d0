import type { Coordinates } from '#navigation/coordinates.ts';
import type { Site } from '#site/site.ts';
import { isInFooter } from './shell.ts';

/** The dots of the maps: the cities in the footer only, so that a map stays readable and a page small. */
export const mapCities = ({ english }: Site): Coordinates[] =>
  english
    .every('cities')
    .filter((city) => isInFooter(english, city))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
