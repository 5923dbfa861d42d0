import { isMapping } from '#schemas/isMapping.ts';

/**
 * The English text of a field of the Hindi form. An item of a list is found by what it has in common with the
 * English one, such as its job, because the lists may have other orders.
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
  const isSame = (other: unknown) =>
    isMapping(item) &&
    isMapping(other) &&
    Object.entries(item).some(([name, value]) => value && value === other[name]);
  const found = Array.isArray(english) ? english.find(isSame) : undefined;
  return originalText(found ?? part(english), item, rest);
}
