type Dot = { x: number; y: number };

/** A dot with its name. `radius` is that of a dot that is larger than the others. */
type Place = Dot & { name: string; radius?: number };
export type Label = Dot & { name: string; anchor: 'start' | 'middle' | 'end' };

/** Positions of a name beside its dot, in the map's units. Of equally good positions the first is used. */
const positions = [
  { dx: 0.55, dy: 0.3, anchor: 'start' },
  { dx: -0.55, dy: 0.3, anchor: 'end' },
  { dx: 0, dy: -0.6, anchor: 'middle' },
  { dx: 0, dy: 1.2, anchor: 'middle' },
  { dx: 0.4, dy: -0.5, anchor: 'start' },
  { dx: -0.4, dy: -0.5, anchor: 'end' },
  { dx: 0.4, dy: 1.1, anchor: 'start' },
  { dx: -0.4, dy: 1.1, anchor: 'end' },
] as const;

/** A sum of decimals, such as 12.4 - 0.3, has up to 17 digits. */
const rounded = (length: number) => Math.round(length * 1000) / 1000;

type Box = { left: number; right: number; top: number; bottom: number };

/** Half the height of a letter: a name beside its dot is this far below the dot's centre. */
const middleOfLetters = 0.3;

/** The space that a name takes, in the map's units: a letter is 0.45 wide, a line 0.95 high. */
function boxOf({ x, y, name, anchor }: Label): Box {
  const width = name.length * 0.45;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.75, bottom: y + 0.2 };
}

/** The positions in which the names cover the fewest dots and other names, and stay on the map. */
export function placeLabels(named: Place[], dots: Dot[], size: { width: number; height: number }): Label[] {
  const placed: Label[] = [];
  for (const place of named) {
    const others = [...dots, ...named].filter(({ x, y }) => x !== place.x || y !== place.y);
    const cost = (label: Label) => {
      const box = boxOf(label);
      const covers = ({ x, y }: Dot) =>
        x > box.left - 0.3 && x < box.right + 0.3 && y > box.top - 0.3 && y < box.bottom + 0.3;
      const crosses = (other: Box) =>
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
      const isOutside = box.left < -1 || box.right > size.width + 1;
      const crossed = placed.filter((other) => crosses(boxOf(other))).length;
      return others.filter(covers).length + 10 * crossed + (isOutside ? 20 : 0);
    };
    const labels = positions.map(
      ({ dx, dy, anchor }): Label => ({
        name: place.name,
        x: rounded(place.x + dx + Math.sign(dx) * (place.radius ?? 0)),
        y: rounded(
          place.y + dy + Math.sign(dy - middleOfLetters) * (anchor === 'middle' ? (place.radius ?? 0) : 0),
        ),
        anchor,
      }),
    );
    placed.push(labels.reduce((best, next) => (cost(next) < cost(best) ? next : best)));
  }
  return placed;
}
