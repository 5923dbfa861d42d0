import { sameLetters, sameSpelling } from './sameSpelling.ts';

/** In any spelling and case; the last word may be in the plural. "it" does not name IT (specification 11.9). */
export function isNamedIn(text: string, name: string): boolean {
  const inCapitals = wordsOf(sameLetters(name));
  if (/^[\p{Lu}\p{N} ]+$/u.test(inCapitals))
    return ` ${wordsOf(sameLetters(text))} `.includes(` ${inCapitals} `);
  return new RegExp(` ${wordsOf(sameSpelling(name))}s? `, 'u').test(` ${wordsOf(sameSpelling(text))} `);
}

/** The words of a text, with one space between them. Marks are parts of words: a Devanagari vowel sign is one. */
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
