import { isMapping } from '#schemas/isMapping.ts';

/**
 * An English entry in which a translation's values replace the English values, at any depth. Values that the
 * translation does not have, such as an icon, stay. Mappings in a list are matched by position; any other
 * list is replaced as a whole.
 */
export function translated(english: unknown, other: unknown): unknown {
  if (Array.isArray(other)) {
    const englishItems: unknown[] = Array.isArray(english) ? english : [];
    return other.map((item, index) => translated(englishItems[index], item));
  }
  if (!isMapping(english) || !isMapping(other)) return other ?? english;
  const both = Object.keys(other).map((key) => [key, translated(english[key], other[key])]);
  return { ...english, ...Object.fromEntries(both) };
}
