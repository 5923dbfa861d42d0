import { icons } from './icons.ts';

type Props = { name: keyof typeof icons; size?: number };

/** An icon, hidden from screen readers because a text or label says the same. `size` is in CSS pixels. */
export function Icon({ name, size = 28 }: Props) {
  const TablerIcon = icons[name];
  return <TablerIcon size={size} stroke={1.5} aria-hidden="true" />;
}
