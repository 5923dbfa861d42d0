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
      <path d={lines(name)} />
    </svg>
  );
}

/** All strokes of a drawing as one path, without the spaces that a minus sign makes needless. */
const lines = (name: keyof typeof drawings) =>
  drawings[name].map(([, { d = '' }]) => d.replaceAll(' -', '-')).join('');
