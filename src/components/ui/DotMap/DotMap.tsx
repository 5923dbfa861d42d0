import styles from './DotMap.module.css';

type Place = { latitude: number; longitude: number };
type Named = Place & { name: string };
type Props = {
  places: Place[];
  /** The place that the page is about. */
  here?: Place;
  /** Places that the map names, for whoever looks for their own. */
  named?: Named[];
  label: string;
};

/** From Rajkot to Guwahati and from Jammu to Thiruvananthapuram, a degree of longitude at its width at 22 north. */
const frame = { west: 70, north: 33.5, width: 21, height: 25.5 };
const dot = ({ latitude, longitude }: Place) => ({
  x: Math.round((longitude - frame.west) * 0.927 * 10) / 10,
  y: Math.round((frame.north - latitude) * 10) / 10,
});

/** Where a name may stand by its dot, the first that fits best, in the map's units. */
const stands = [
  { dx: 0.55, dy: 0.3, anchor: undefined },
  { dx: -0.55, dy: 0.3, anchor: 'end' },
  { dx: 0, dy: -0.6, anchor: 'middle' },
  { dx: 0, dy: 1.2, anchor: 'middle' },
] as const;

/** A name stands where it covers the fewest dots; a named one counts for three. */
function standOf(named: Named, places: Place[], others: Named[]) {
  const { x, y } = dot(named);
  const width = named.name.length * 0.45;
  const dots = [...places, ...others, ...others].map(dot).filter((other) => other.x !== x || other.y !== y);
  const covered = ({ dx, dy, anchor }: (typeof stands)[number]) => {
    const start = x + dx - { end: width, middle: width / 2, start: 0 }[anchor ?? 'start'];
    const isUnder = (other: { x: number; y: number }) =>
      other.x > start - 0.3 && other.x < start + width + 0.3 && Math.abs(other.y - (y + dy - 0.3)) < 0.6;
    return dots.filter(isUnder).length;
  };
  return stands.reduce((best, stand) => (covered(stand) < covered(best) ? stand : best));
}

/** The cities as dots, placed by latitude and longitude; no borders are drawn. */
export function DotMap({ places, here, named = [], label }: Props) {
  const path = places
    .map(dot)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
  const spot = here && dot(here);
  return (
    <svg
      className={named.length > 0 ? styles.wide : styles.map}
      viewBox={`-1 -1 ${frame.width + 1} ${frame.height + 1}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      {named.map((place) => {
        const { x, y } = dot(place);
        const { dx, dy, anchor } = standOf(place, places, named);
        return (
          <text key={place.name} x={x + dx} y={y + dy} textAnchor={anchor}>
            {place.name}
          </text>
        );
      })}
      {spot && <circle cx={spot.x} cy={spot.y} r="0.75" />}
    </svg>
  );
}
