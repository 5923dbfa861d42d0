import { optimize } from 'svgo';
import { drawings } from './drawings.ts';
import styles from './Icon.module.css';

type Props = { name: keyof typeof drawings; size?: number };

/**
 * A line drawing beside a text that says the same; hidden from screen readers. `size` is in CSS pixels.
 * Drawn from Tabler's elements, not by its component: that repeats nine attributes on each of a page's icons.
 */
export function Icon({ name, size = 28 }: Props) {
  return (
    <svg className={styles.icon} width={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn(name)} />
    </svg>
  );
}

const kept = new Map<string, string>();

/** All strokes of a drawing as one path, to a tenth of its 24 units: nearer moves nothing that a screen shows. */
function drawn(name: keyof typeof drawings): string {
  const path = kept.get(name) ?? shortened(drawings[name].map(([, { d = '' }]) => d).join(''));
  kept.set(name, path);
  return path;
}

function shortened(path: string): string {
  // Without a stroke the optimizer takes a path for a filled shape, and drops lines that enclose nothing.
  const { data } = optimize(`<svg><path fill="none" stroke="red" d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }],
  });
  return / d="([^"]*)"/.exec(data)?.[1] ?? path;
}
