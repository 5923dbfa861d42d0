import MiniSearch from 'minisearch';
import { withoutIgnoredWords } from './ignoredWords.ts';
import type { IndexedPage } from './searchIndex.ts';

const maxResults = 8;
/** A page with a smaller part of the best page's score has little to do with what was typed. */
const minScore = 0.2;
/** Names of cities are rarer words than those of work, so their scores are higher. Work comes first. */
const cityWeight = 0.6;
/** A long name of work that matches whole has a far higher score than the city beside it. */
const cityShare = 0.5;

/** How many letters may differ in a word that no page has. */
const mistakes = (word: string) => (word.length < 4 ? false : word.length < 8 ? 1 : 2);

/** A function that finds the pages for what somebody typed, best first. Each name of a page counts for itself. */
export function pageFinder<Page extends IndexedPage>(pages: readonly Page[]): (typed: string) => Page[] {
  const names = pages.flatMap((page) =>
    page.phrases.flatMap(withJoined).map((phrase) => ({ page, words: phrase })),
  );
  const engine = new MiniSearch({
    fields: ['words'],
    tokenize: (phrase) => phrase.split(' '),
    processTerm: (word) => word,
  });
  engine.addAll(names.map(({ words }, id) => ({ id, words })));
  const known = new Set(names.flatMap(({ words }) => words.split(' ')));
  const fuzzy = (word: string) => (known.has(word) ? false : mistakes(word));

  return (typed) => {
    const words = withoutIgnoredWords(typed);
    const scores = new Map<Page, number>();
    for (const phrase of withJoined(words.join(' ')))
      for (const { id, score, terms } of engine.search(phrase, { prefix: isUnfinished, fuzzy })) {
        const page = names[id]?.page;
        const isLikely = terms.some((term) =>
          [...words, phrase].some((word) => begins(word) === begins(term)),
        );
        if (page && isLikely) scores.set(page, Math.max(score, scores.get(page) ?? 0));
      }
    const found = [...scores].sort(([, one], [, other]) => other - one);
    return withBoth(found, words.length).slice(0, maxResults);
  };
}

/** A phrase, and two words as one: "house wife" is a housewife, "wardboy" a ward boy. */
function withJoined(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.length === 2 ? [phrase, words.join('')] : [phrase];
}

/** How a word begins: few people mistake the first letter, unless it is a vowel. */
const begins = (word: string) => word.charAt(0).replace(/[aeiou]/, 'a');

/** The last word of what somebody types may not be finished. */
const isUnfinished = (word: string, at: number, words: string[]) =>
  at === words.length - 1 && word.length > 1;

/** Two words or more may be work and a city: the best page of each then comes first. */
function withBoth<Page extends IndexedPage>(found: [Page, number][], words: number): Page[] {
  const isCity = ([page]: [Page, number]) => page.kind === 'city';
  const city = found.find(isCity);
  const work = found.find((entry) => !isCity(entry));
  const least = (found[0]?.[1] ?? 0) * minScore;
  const others = found.filter(([, score]) => score >= least);
  const isNamed = words > 1 && city && city[1] >= least * cityShare;
  const first = !isNamed || !work ? [] : city[1] * cityWeight > work[1] ? [city, work] : [work, city];
  return [...new Set([...first, ...others].map(([page]) => page))];
}
