import { isMapping } from '#schemas/isMapping.ts';

/**
 * The English text of a field of the Hindi form. An item of a list is the one that has most in common with the
 * English one, such as its job, because the lists may have other orders. Of equals it is the one at the same place.
 *
 * @param hindi the content of the Hindi form
 * @returns undefined if there is no such text
 */
export function originalText(
  english: unknown,
  hindi: unknown,
  [key, ...rest]: readonly (string | number)[],
): string | undefined {
  if (key === undefined) return typeof english === 'string' ? english : undefined;
  const part = (of: unknown) => (of as Record<string | number, unknown> | undefined)?.[key];
  const item = part(hindi);
  const inCommon = (other: unknown) =>
    isMapping(item) && isMapping(other)
      ? Object.entries(item).filter(([name, value]) => value && value === other[name]).length
      : 0;
  const closest = (best: unknown, other: unknown) => (inCommon(other) > inCommon(best) ? other : best);
  const atPlace = part(english);
  const found = Array.isArray(english) ? english.reduce(closest, atPlace) : atPlace;
  return originalText(found, item, rest);
}
