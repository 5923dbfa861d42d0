import { fillIn } from '#writing/fillIn.ts';
import { pageFinder } from './pageFinder.ts';
import { indexed, type NamedPage } from './searchIndex.ts';

type Words = { note: string; examples: string; example: Record<string, string> };

/** The note under the search field, with those examples that find a page of this site: the owner may leave pages out. */
export function noteWithExamples(pages: readonly NamedPage[], { note, examples, example }: Words): string {
  const find = pageFinder(pages.map(indexed));
  const found = Object.values(example).filter((typed) => find(typed).length > 0);
  return found.length > 0 ? `${fillIn(examples, { examples: found.join(', ') })} ${note}` : note;
}
