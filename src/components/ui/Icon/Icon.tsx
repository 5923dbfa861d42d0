import type { IconName } from '#config/icons.ts';
import { drawings } from './drawings.ts';

type Props = { name: IconName; size?: number };

/** A line drawing beside a text that says the same; hidden from screen readers. `size` is in CSS pixels. */
export function Icon({ name, size = 28 }: Props) {
  const Drawing = drawings[name];
  return <Drawing size={size} stroke={1.5} aria-hidden="true" />;
}
