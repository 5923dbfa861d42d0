import styles from './DotMap.module.css';

type Place = { latitude: number; longitude: number };
type Props = { places: Place[]; here?: Place; label: string };

/** India between 7 and 36 degrees north and 68 and 97 east, drawn with a degree of longitude at its width at 22 north. */
const frame = { west: 68, north: 36, width: 27, height: 29 };
const dot = ({ latitude, longitude }: Place) => ({
  x: Math.round((longitude - frame.west) * 0.927 * 10) / 10,
  y: Math.round((frame.north - latitude) * 10) / 10,
});

/** The cities as dots, placed by latitude and longitude; no borders are drawn. */
export function DotMap({ places, here, label }: Props) {
  const path = places
    .map(dot)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
  const spot = here && dot(here);
  return (
    <svg
      className={styles.map}
      viewBox={`-1 -1 ${frame.width + 1} ${frame.height + 1}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      {spot && <circle cx={spot.x} cy={spot.y} r="0.75" />}
    </svg>
  );
}
