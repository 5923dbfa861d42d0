import { hasDevanagari } from '#writing/devanagari.ts';
import { latinDigits } from '#writing/digits.ts';
import { sameLetters, sameSpelling } from '#writing/sameSpelling.ts';
import { minLetters, namedLetters } from './letterNames.ts';
import { transliterated } from './transliteration.ts';

/** Words and phrases with their English, or a spelling that no rule gives. The keys are made by `spellingKey`. */
export type Spellings = Record<string, string>;

/** Which words begin with a capital: all, or the first of a line. In a person's name all do, and none is translated. */
export type Capitals = 'name' | 'words' | 'first';

/** How a word or phrase is looked up: "आई टी आई", "आई॰टी॰आई॰" and "आईटीआई" are one. */
export const spellingKey = (text: string): string => sameSpelling(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** English where `spellings` has the word, else Latin letters: "राजेश कुमार" is "Rajesh Kumar". An offer: spellings differ. */
export function inLatinLetters(text: string, spellings: Spellings, capitals: Capitals): string {
  // Words have odd places, what stands between them even ones.
  const parts = sameLetters(text).split(/([\p{L}\p{M}\p{N}]+)/u);
  let written = parts[0] ?? '';
  for (let at = 1; at < parts.length; ) {
    const { english, end } =
      phraseAt(parts, at, spellings, capitals) ?? initialsAt(parts, at) ?? wordAt(parts, at);
    const between = parts[end + 1] ?? '';
    // "एल॰आई॰सी॰" is LIC, without the sign at its end.
    const isAbbreviated =
      parts.slice(at, end).some((part) => /[.॰]/.test(part)) && !/[.॰]\s?\p{L}$/u.test(english);
    written += english + (isAbbreviated ? between.replace(/^[.॰]/, '') : between);
    at = end + 2;
  }
  return withCapitals(latinDigits(written.replace(/[।॰]/g, '.')), capitals);
}

type Written = { english: string; end: number };

/** The words of the longest phrase that is looked up. */
const maxPhraseWords = 6;

/** What may stand between the words of a phrase: spaces, a hyphen, or a sign of abbreviation. */
const isInPhrase = (between: string) => /^(?:[^\S\n]+|[^\S\n]?[-‐‑–][^\S\n]?|[.॰][^\S\n]?)$/.test(between);

/** The longest known phrase, or word, that begins at a place. */
function phraseAt(
  parts: string[],
  at: number,
  spellings: Spellings,
  capitals: Capitals,
): Written | undefined {
  let end = at;
  while (end < at + 2 * (maxPhraseWords - 1) && isInPhrase(parts[end + 1] ?? '')) end += 2;
  for (; end >= at; end -= 2) {
    const phrase = parts.slice(at, end + 1).join('');
    const key = spellingKey(phrase);
    const english = hasDevanagari(phrase) && Object.hasOwn(spellings, key) ? spellings[key] : undefined;
    // The surname "माली" is no gardener.
    if (english && (capitals !== 'name' || /^\p{Lu}/u.test(english))) return { english, end };
  }
  return undefined;
}

/** Letters that stand as words of their own: "एन टी पी सी" is NTPC, "आर. के. शर्मा" R. K. Sharma. */
function initialsAt(parts: string[], at: number): Written | undefined {
  const letterOf = (part = '') =>
    (part && namedLetters(spellingKey(part), 1)?.match(/^.$/)?.[0]) || undefined;
  let end = at;
  while (isInPhrase(parts[end + 1] ?? '') && letterOf(parts[end + 2])) end += 2;
  const initials = parts.slice(at, end + 1);
  // Both are words too: "पिता जी के साथ".
  if (!letterOf(parts[at]) || end === at || /^[जीके\s]+$/.test(initials.join(''))) return undefined;
  const english = initials.map((part, index) =>
    index % 2 === 0 ? letterOf(part) : end > at + 2 ? '' : part,
  );
  return { english: english.join(''), end };
}

function wordAt(parts: string[], at: number): Written {
  const word = parts[at] ?? '';
  const key = spellingKey(word);
  const letters = namedLetters(key, minLetters(key));
  return { english: letters ?? word.replace(/[\u0900-\u0963\u0971-\u097f]+/g, transliterated), end: at };
}

/** Small words keep their small letter, unless they begin the text. */
function withCapitals(text: string, capitals: Capitals): string {
  const beginnings =
    capitals === 'first'
      ? /^[\s•–-]*\p{Ll}/gmu
      : /(^|[\s(/-](?!(?:and|at|by|for|from|in|of|on|or|the|to|with)\b))\p{Ll}/gu;
  return text.replace(beginnings, (beginning) => beginning.toUpperCase());
}
