import type { Coordinates } from '#navigation/coordinates.ts';
import { every } from '../entry.ts';
import { footerSlugs } from './shell.ts';

/** The dots of the maps: the cities in the footer only, so that a map stays readable and a page small. */
export async function getMapCities(): Promise<Coordinates[]> {
  const shown = await footerSlugs('cities');
  return (await every('cities'))
    .filter(({ slug }) => shown.has(slug))
    .map(({ latitude, longitude }) => ({ latitude, longitude }));
}
