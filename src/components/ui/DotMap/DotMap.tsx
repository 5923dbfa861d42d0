import styles from './DotMap.module.css';

type Coordinates = { latitude: number; longitude: number };
type LabelledCity = Coordinates & { name: string };
type Props = {
  cities: Coordinates[];
  /** The city that the page is about. */
  here?: Coordinates;
  /** Cities whose names the map shows. */
  labelled?: LabelledCity[];
  label: string;
};

/**
 * The map's frame: from Rajkot to Guwahati and from Jammu to Thiruvananthapuram. `west` and `north` are
 * degrees. The map's unit is a degree of latitude; a degree of longitude is 0.927 of it, as at 22° north.
 */
const frame = { west: 70, north: 33.5, width: 21, height: 25.5 };
const dot = ({ latitude, longitude }: Coordinates) => ({
  x: Math.round((longitude - frame.west) * 0.927 * 10) / 10,
  y: Math.round((frame.north - latitude) * 10) / 10,
});

/**
 * Possible positions of a name beside its dot, in the map's units. Of equally good positions the first is
 * used.
 */
const labelPositions = [
  { dx: 0.55, dy: 0.3, anchor: undefined },
  { dx: -0.55, dy: 0.3, anchor: 'end' },
  { dx: 0, dy: -0.6, anchor: 'middle' },
  { dx: 0, dy: 1.2, anchor: 'middle' },
] as const;

/** The position in which a name covers the fewest dots. The dot of a labelled city counts three times. */
function labelPosition(city: LabelledCity, cities: Coordinates[], labelled: LabelledCity[]) {
  const { x, y } = dot(city);
  const width = city.name.length * 0.45;
  const dots = [...cities, ...labelled, ...labelled]
    .map(dot)
    .filter((other) => other.x !== x || other.y !== y);
  const covered = ({ dx, dy, anchor }: (typeof labelPositions)[number]) => {
    const start = x + dx - { end: width, middle: width / 2, start: 0 }[anchor ?? 'start'];
    const isUnder = (other: { x: number; y: number }) =>
      other.x > start - 0.3 && other.x < start + width + 0.3 && Math.abs(other.y - (y + dy - 0.3)) < 0.6;
    return dots.filter(isUnder).length;
  };
  return labelPositions.reduce((best, next) => (covered(next) < covered(best) ? next : best));
}

/** The cities as dots, placed by latitude and longitude; no borders are drawn. */
export function DotMap({ cities, here, labelled = [], label }: Props) {
  const path = cities
    .map(dot)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
  const spot = here && dot(here);
  return (
    <svg
      className={labelled.length > 0 ? styles.wide : styles.map}
      viewBox={`-1 -1 ${frame.width + 1} ${frame.height + 1}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      {labelled.map((city) => {
        const { x, y } = dot(city);
        const { dx, dy, anchor } = labelPosition(city, cities, labelled);
        return (
          <text key={city.name} x={x + dx} y={y + dy} textAnchor={anchor}>
            {city.name}
          </text>
        );
      })}
      {spot && <circle cx={spot.x} cy={spot.y} r="0.75" />}
    </svg>
  );
}
