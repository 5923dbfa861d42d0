/**
 * The `count` items with the smallest measure, smallest first; equal items keep their order. It needs one
 * pass, because each of thousands of pages is compared with thousands of others.
 */
export function smallest<Item>(
  items: readonly Item[],
  count: number,
  measure: (item: Item) => number,
): Item[] {
  const found: { item: Item; size: number }[] = [];
  for (const item of items) {
    const size = measure(item);
    const last = found[count - 1];
    if (last && size >= last.size) continue;
    found.push({ item, size });
    found.sort((a, b) => a.size - b.size);
    found.length = Math.min(found.length, count);
  }
  return found.map(({ item }) => item);
}
