import { distance } from 'fastest-levenshtein';

/** A text as a slug: `New Delhi` is `new-delhi`. */
export const slugified = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The candidate that was probably meant, or undefined where none is near: a third of the letters may differ, and two at least of five. */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = slugified(text);
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, far: distance(wanted, slugified(candidate)) }))
    .sort((one, other) => one.far - other.far);
  const [nearest] = ranked;
  const most = Math.max(wanted.length >= 5 ? 2 : 1, Math.floor(wanted.length / 3));
  return nearest && wanted !== '' && nearest.far <= most ? nearest.candidate : undefined;
}

/** The question for "allowed", or nothing where nothing is near. */
export const didYouMean = (meant: string | undefined) => (meant ? `did you mean ${meant}? ` : '');
