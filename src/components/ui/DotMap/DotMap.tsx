import type { Coordinates } from '#schemas/city.ts';
import styles from './DotMap.module.css';
import { dotIn, type Frame, india, isIn, sizeOf } from './frame.ts';
import { placeLabels } from './labels.ts';

type Props = {
  cities: Coordinates[];
  here?: Coordinates;
  /** Cities whose names the map shows, if it shows their dots. */
  labelled?: (Coordinates & { name: string })[];
  frame?: Frame;
  label: string;
};

const isSame = (one: Coordinates, other: Coordinates) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** Fewer dots on an empty field are no map. */
const fewestDots = 6;

/** The cities as dots, placed by latitude and longitude; no borders are drawn. With fewer than six dots nothing is. */
export function DotMap({ cities, here, labelled = [], frame = india, label }: Props) {
  const shown = cities.filter((city) => isIn(frame, city));
  if (shown.length < fewestDots) return null;
  const dots = shown.map((city) => dotIn(frame, city));
  const named = labelled
    .filter((city) => shown.some((other) => isSame(city, other)))
    .map((city) => ({
      name: city.name,
      ...dotIn(frame, city),
      ...(here && isSame(city, here) ? { radius: 0.5 } : {}),
    }));
  const size = sizeOf(frame);
  const spot = here && dotIn(frame, here);
  return (
    <svg
      className={frame === india && labelled.length > 0 ? `${styles.map} ${styles.wide}` : styles.map}
      viewBox={`-1 -1 ${Math.round(size.width) + 2} ${Math.round(size.height) + 2}`}
      role="img"
      aria-label={label}
    >
      <path d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      {placeLabels(named, dots, size).map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
          {name}
        </text>
      ))}
      {spot && <circle cx={spot.x} cy={spot.y} r="0.75" />}
    </svg>
  );
}
