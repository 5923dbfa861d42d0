import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { pageFinder } from './pageFinder.ts';
import { searchData } from './searchPages.ts';

/** The note under the search field, with those examples that find a page of this site: the owner may leave pages out. */
export function noteWithExamples(site: Site): string {
  const { note, examples, example } = site.words.landing.search;
  const find = pageFinder(site.once(searchData).pages);
  const found = Object.values(example).filter((typed) => find(typed).length > 0);
  return found.length > 0 ? `${fillIn(examples, { examples: found.join(', ') })} ${note}` : note;
}
