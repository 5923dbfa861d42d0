/** The items under each of their keys, such as companies by city, in the given order. Thousands of pages ask for one key each. */
export function byEach<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): ReadonlyMap<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const others = found.get(key);
      if (others) others.push(item);
      else found.set(key, [item]);
    }
  return found;
}
