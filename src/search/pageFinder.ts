import MiniSearch from 'minisearch';
import type { IndexedPage } from './searchIndex.ts';
import { searchWords } from './searchWords.ts';

/** The most results. */
const most = 8;
/** A page with a smaller part of the best page's score has little to do with what was typed. */
const leastScore = 0.2;

/** How many letters may differ in a word. */
const mistakes = (word: string) => (word.length < 4 ? false : word.length < 7 ? 1 : 2);

/** A function that finds the pages for what somebody typed, best first. Each name of a page counts for itself. */
export function pageFinder<Page extends IndexedPage>(pages: readonly Page[]): (typed: string) => Page[] {
  const names = pages.flatMap((page) => page.phrases.map((phrase) => ({ page, phrase })));
  const engine = new MiniSearch({
    fields: ['phrase'],
    tokenize: (phrase) => phrase.split(' '),
    processTerm: (word) => word,
  });
  engine.addAll(names.map(({ phrase }, id) => ({ id, phrase })));
  return (typed) => {
    const found = engine.search(typed, {
      tokenize: searchWords,
      // The last word may not be finished.
      prefix: (word, at, words) => at === words.length - 1 && word.length > 1,
      fuzzy: mistakes,
    });
    const enough = (found[0]?.score ?? 0) * leastScore;
    const best = found.flatMap(({ id, score }) => (score < enough ? [] : (names[id]?.page ?? [])));
    return [...new Set(best)].slice(0, most);
  };
}
