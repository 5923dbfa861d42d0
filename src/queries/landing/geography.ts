import type { Coordinates } from '#navigation/coordinates.ts';

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
  return points
    .filter((point) => point !== from)
    .map((point) => ({ ...point, kilometres: distance(from, point) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, count);
}
