import { inLatinLetters, type Spellings, spellingKey } from '#resume/latinLetters.ts';
import { type SpelledWord, wordSpellings } from '#resume/wordSpellings.ts';
import type { Site } from '#site/site.ts';
import { hasDevanagari } from '#writing/devanagari.ts';

/** What the resume maker fetches when somebody writes in Devanagari. */
export const spellingsOf = (site: Site): Spellings =>
  Object.fromEntries(spelledWords(site).map(([hindi, english]) => [spellingKey(hindi), english]));

/**
 * The names that the content has in both languages, and common words. Where one has several, the last counts: a role's page
 * may be named by the place of work ("वेयरहाउस"), but nobody knows the name of a city better than its page.
 */
export function spelledWords(site: Site): SpelledWord[] {
  const roles = namesIn(site, 'jobs').map(([hindi, english]): SpelledWord => [hindi, inSentence(english)]);
  const places = [...placesOf(site), ...namesIn(site, 'companies'), ...namesIn(site, 'cities')];
  const all = [...roles, ...wordSpellings, ...places].filter(([hindi]) => hasDevanagari(hindi));
  return [...new Map(all.map((word) => [spellingKey(word[0]), word])).values()];
}

/** The names of a collection's entries. */
const namesIn = ({ english, hindi }: Site, collection: 'cities' | 'jobs' | 'companies'): SpelledWord[] =>
  english.every(collection).map((entry) => [withoutBrackets(hindi.linkTo(entry).name), entry.name]);

/** The states of the cities, and their areas: "लंका और बरेका" is two. */
function placesOf({ english, hindi }: Site): SpelledWord[] {
  return hindi.every('cities').flatMap(({ slug, state, areas }) => {
    const inEnglish = english.entry('cities', slug);
    if (!inEnglish) return [];
    const pairs = areas.flatMap(({ name }, at): SpelledWord[] => {
      const names = withoutBrackets(name).split(/, | और /);
      const spelled = withoutBrackets(inEnglish.areas[at]?.name ?? '').split(/, | and /);
      return names.length === spelled.length ? names.map((hindi, at) => [hindi, spelled[at] ?? '']) : [];
    });
    return [[state, inEnglish.state], ...pairs.filter(soundAlike)];
  });
}

/**
 * A role inside a line: "Delivery" and "Night shift" get small first letters; "IT support" and "DevOps engineer" keep the
 * letters that make a name.
 */
const inSentence = (role: string) =>
  role.replace(/[\p{L}\p{N}]+/gu, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));

const withoutBrackets = (name: string) => name.replace(/ \(.*/, '');

/**
 * True if both have as many words and begin alike, without digits. The lists of two files may have another order, and some
 * names are translated: "सेक्टर 16 से 18" is "Sectors 16 to 18".
 */
const soundAlike = ([hindi, english]: SpelledWord) =>
  hindi.split(' ').length === english.split(' ').length &&
  inLatinLetters(hindi, {}, 'words')[0] === english[0] &&
  !/\d/.test(hindi);
