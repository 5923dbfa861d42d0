import type { Coordinates } from '#schemas/city.ts';

const kilometresPerDegree = 111.2;

/** Straight-line distance in kilometres. Over India it is correct within one per cent. */
export function distance(from: Coordinates, to: Coordinates): number {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * kilometresPerDegree;
}

/**
 * The `count` points nearest to `from`, without `from`, nearest first, each with its distance in kilometres. Points that
 * are equally near keep their order. It needs one pass, because each of thousands of cities is compared with the others.
 */
export function nearest<P extends Coordinates>(
  from: P,
  points: readonly P[],
  count: number,
): (P & { kilometres: number })[] {
  const found: (P & { kilometres: number })[] = [];
  for (const point of points) {
    if (point === from) continue;
    const kilometres = distance(from, point);
    const furthest = found[count - 1];
    if (furthest && kilometres >= furthest.kilometres) continue;
    found.push({ ...point, kilometres });
    found.sort((a, b) => a.kilometres - b.kilometres);
    found.length = Math.min(found.length, count);
  }
  return found;
}
