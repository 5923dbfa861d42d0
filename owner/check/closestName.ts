import { distance } from 'fastest-levenshtein';
import { slugified } from '#schemas/slug.ts';

/** Undefined if none is close: at most a third of the letters differ, but always two of five or more, and one of fewer. */
export function closestName(text: string, names: Iterable<string>): string | undefined {
  const wanted = slugified(text);
  if (wanted === '') return undefined;
  const [nearest] = [...names]
    .map((name) => ({ name, difference: distance(wanted, slugified(name)) }))
    .sort((a, b) => a.difference - b.difference);
  const limit = Math.max(wanted.length >= 5 ? 2 : 1, Math.floor(wanted.length / 3));
  return nearest && nearest.difference <= limit ? nearest.name : undefined;
}

/** The question "did you mean ...?", to put before what is allowed. Empty without a name. */
export const didYouMean = (name: string | undefined) => (name ? `did you mean ${name}? ` : '');
