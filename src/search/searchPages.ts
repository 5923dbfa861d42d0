import type { Site } from '#site/site.ts';
import type { SearchData } from './searchData.ts';
import { indexed } from './searchIndex.ts';

/** Everything that a search fetches: its pages, the words of its results, and the number that answers. */
export function searchData(site: Site): SearchData {
  const { found, nothing, ask, message, kinds } = site.words.landing.search;
  const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;
  const pages = site.pages
    .filter(({ names }) => names.length > 0)
    .map(({ href, label, lang, hrefLang, kind, names }) =>
      indexed({ href, label, lang, hrefLang, kind: isKind(kind) ? kind : 'guide', names }),
    )
    // Of pages that are found equally well, those on work come first.
    .sort((one, other) => Number(one.kind === 'guide') - Number(other.kind === 'guide'));
  const words = { found, nothing, ask, message, kinds };
  return { pages, words, phone: site.english.file('agency').phones[0] };
}
