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

/** Between a dot's middle and its name, in the map's units. */
const gap = 0.55;

/** A name stands to the right of its dot, unless it would cover less to the left; a named dot counts for three. */
function standsLeft(named: Named, places: Place[], others: Named[]): boolean {
  const { x, y } = dot(named);
  const width = gap + named.name.length * 0.45;
  const covered = (side: 1 | -1) =>
    [...places, ...others, ...others].map(dot).filter((other) => {
      const away = (other.x - x) * side;
      return away > 0 && away < width && Math.abs(other.y - y) < 0.7;
    }).length;
  return covered(-1) < covered(1);
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
        const left = standsLeft(place, places, named);
        return (
          <text
            key={place.name}
            x={x + (left ? -gap : gap)}
            y={y + 0.3}
            textAnchor={left ? 'end' : undefined}
          >
            {place.name}
          </text>
        );
      })}
      {spot && <circle cx={spot.x} cy={spot.y} r="0.75" />}
    </svg>
  );
}
