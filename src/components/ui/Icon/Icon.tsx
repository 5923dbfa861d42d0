import { icons } from './icons.ts';

type Props = { name: keyof typeof icons; size?: number };

/** A line drawing beside a text that says the same; hidden from screen readers. `size` is in CSS pixels. */
export function Icon({ name, size = 28 }: Props) {
  const TablerIcon = icons[name];
  return <TablerIcon size={size} stroke={1.5} aria-hidden="true" />;
}
