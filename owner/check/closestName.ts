import { distance } from 'fastest-levenshtein';

/** A text as a slug: `New Delhi` is `new-delhi`. */
export const slugified = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name that was probably meant, or undefined where none is near: a third of the letters may differ, and two at least of five. */
export function closestName(text: string, names: Iterable<string>): string | undefined {
  const wanted = slugified(text);
  if (wanted === '') return undefined;
  const [nearest] = [...names]
    .map((name) => ({ name, difference: distance(wanted, slugified(name)) }))
    .sort((one, other) => one.difference - other.difference);
  const limit = Math.max(wanted.length >= 5 ? 2 : 1, Math.floor(wanted.length / 3));
  return nearest && nearest.difference <= limit ? nearest.name : undefined;
}

/** The question before what is allowed; nothing where no name is near. */
export const didYouMean = (name: string | undefined) => (name ? `did you mean ${name}? ` : '');
