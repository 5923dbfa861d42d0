import type { Coordinates } from '#schemas/city.ts';

const kilometresPerDegree = 111.2;

/** Straight-line distance in kilometres. Over India it is correct within one per cent. */
export function distance(from: Coordinates, to: Coordinates): number {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  // Math.hypot takes several times as long, and thousands of cities are compared with each other.
  return Math.sqrt(north * north + east * east) * kilometresPerDegree;
}

/**
 * The `count` points nearest to `from`, without the one of `from`'s slug, nearest first, each with its distance in
 * kilometres. Points that are equally near keep their order.
 */
export function nearest<P extends Coordinates & { slug: string }>(
  from: P,
  points: readonly P[],
  count: number,
): (P & { kilometres: number })[] {
  const found: (P & { kilometres: number })[] = [];
  for (const point of points) {
    if (point.slug === from.slug) continue;
    const kilometres = distance(from, point);
    const furthest = found[count - 1];
    if (furthest && kilometres >= furthest.kilometres) continue;
    found.push({ ...point, kilometres });
    found.sort((a, b) => a.kilometres - b.kilometres);
    found.length = Math.min(found.length, count);
  }
  return found;
}
