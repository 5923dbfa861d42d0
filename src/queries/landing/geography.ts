import type { Coordinates } from '#navigation/coordinates.ts';
import { smallest } from './smallest.ts';

const kilometresPerDegree = 111.2;

/** Straight-line distance in kilometres. Over India it is correct within one per cent. */
export function distance(from: Coordinates, to: Coordinates): number {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * kilometresPerDegree;
}

/**
 * The `count` points nearest to `from`, without `from`, nearest first, each with its distance in kilometres.
 */
export function nearest<P extends Coordinates>(
  from: P,
  points: readonly P[],
  count: number,
): (P & { kilometres: number })[] {
  const others = points.filter((point) => point !== from);
  return smallest(others, count, (point) => distance(from, point)).map((point) => ({
    ...point,
    kilometres: distance(from, point),
  }));
}
