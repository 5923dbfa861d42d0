import { consonants, virama, vowels } from '#writing/devanagari.ts';
import { sameSpelling } from '#writing/sameSpelling.ts';

/** Spellings that people use for one sound, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/([kgtdbjs])h/g, '$1'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/m(?=[pbf])/g, 'n'],
  [/[ao][uw]/g, 'o'],
  [/[ae][iy]/g, 'e'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** The words as they sound: "चौकीदार", "chaukidar" and "chowkeedar" are all "chokidar". */
export const fold = (text: string): string[] =>
  (sameSpelling(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((word) => sounds.reduce((folded, [from, to]) => folded.replace(from, to), latin(word)))
    .filter((word) => word !== '');

/** A word in Latin letters. A consonant without a vowel sign has an "a", but not at the end of a word. */
function latin(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter];
      if (!consonant) return letter === virama ? '' : (vowels[letter] ?? letter);
      const next = letters[at + 1];
      const isBare = next === undefined || next === virama || (isSign(next) && next !== 'ं');
      return isBare ? consonant : `${consonant}a`;
    })
    .join('');
}

const isSign = (letter: string) => /\p{M}/u.test(letter);
