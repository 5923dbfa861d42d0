import { smallest } from './smallest.ts';

/** A place on Earth, in decimal degrees. */
export type Place = { latitude: number; longitude: number };

const kilometresPerDegree = 111.2;

/** Straight-line distance in kilometres, exact enough over India: within one per cent. */
export function distance(from: Place, to: Place): number {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * kilometresPerDegree;
}

/** The `count` places nearest to one of them, without itself, nearest first, each with its kilometres. */
export function nearest<P extends Place>(
  from: P,
  places: readonly P[],
  count: number,
): (P & { kilometres: number })[] {
  const others = places.filter((place) => place !== from);
  return smallest(others, count, (place) => distance(from, place)).map((place) => ({
    ...place,
    kilometres: distance(from, place),
  }));
}
