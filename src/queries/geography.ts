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
  const found: { place: P; kilometres: number }[] = [];
  for (const place of places) {
    if (place === from) continue;
    const kilometres = distance(from, place);
    const last = found[count - 1];
    if (last && kilometres >= last.kilometres) continue;
    found.push({ place, kilometres });
    found.sort((a, b) => a.kilometres - b.kilometres);
    found.length = Math.min(found.length, count);
  }
  return found.map(({ place, kilometres }) => ({ ...place, kilometres }));
}
