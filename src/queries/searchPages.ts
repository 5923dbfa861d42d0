import type { Site } from '#site/site.ts';

/** Everything that a search fetches: its pages, the words of its results, and the number that answers. */
export function searchData(site: Site) {
  const { found, nothing, ask, message, kinds } = site.words.landing.search;
  const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;
  const pages = site.pages
    .filter(({ names }) => names.length > 0)
    .map(({ href, label, lang, hrefLang, kind, names }) => {
      const found = isKind(kind) ? kind : 'guide';
      return { href, label, lang, hrefLang, kind: found, names };
    })
    // Of pages that are found equally well, those on work come first.
    .sort((one, other) => Number(one.kind === 'guide') - Number(other.kind === 'guide'));
  const words = { found, nothing, ask, message, kinds };
  return { pages, words, phone: site.english.file('agency').phones[0] };
}
