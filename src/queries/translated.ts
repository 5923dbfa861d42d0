import { isMapping } from '#schemas/isMapping.ts';

/**
 * An entry with what a translation says in the place of the English, at any depth; what the translation does not have,
 * such as an icon, stays. Lists of mappings go by their order; any other list is the translation's.
 */
export function translated(english: unknown, other: unknown): unknown {
  if (Array.isArray(other)) {
    const partners: unknown[] = Array.isArray(english) ? english : [];
    return other.map((item, index) => translated(partners[index], item));
  }
  if (!isMapping(english) || !isMapping(other)) return other ?? english;
  const both = Object.keys(other).map((key) => [key, translated(english[key], other[key])]);
  return { ...english, ...Object.fromEntries(both) };
}
