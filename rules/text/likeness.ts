import type { Finding } from '../finding.ts';
import type { CheckedPage } from './checkedPages.ts';

/** Two landing pages of a kind share less than this of their five-word runs, as a Jaccard index from 0 to 1. */
const maxSimilarity = 0.3;

/** What pages have in common that only one may have (specification 2.6, 11.5). */
export function likenessFindings(pages: CheckedPage[]): Finding[] {
  const kinds = Map.groupBy(
    pages.filter(({ kind }) => kind),
    ({ language, kind }) => `${language} ${kind}`,
  );
  return [...repeated(pages), ...[...kinds.values()].flatMap(tooAlike)];
}

const repeated = (pages: CheckedPage[]): Finding[] =>
  (['title', 'description'] as const).flatMap((field) =>
    [...Map.groupBy(pages, (page) => page[field])]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => ({
        source: same.map(({ source }) => source).join(', '),
        rule: field,
        found: `"${text}" on each of them`,
        allowed: `a ${field} of its own`,
        because: 'in a list of search results they could not be told apart',
      })),
  );

function tooAlike(pages: CheckedPage[]): Finding[] {
  const read = pages.map(({ source, text }) => ({ source, runs: shingles(text) }));
  return read.flatMap((page, index) =>
    read.slice(index + 1).flatMap((other) => {
      const shared = page.runs.intersection(other.runs);
      const similarity = shared.size / page.runs.union(other.runs).size;
      if (similarity < maxSimilarity) return [];
      return {
        source: `${page.source}, ${other.source}`,
        rule: 'likeness',
        found: `${similarity.toFixed(2)} of the text in common: ${[...shared].slice(0, 5).join(' | ')}`,
        allowed: `less than ${maxSimilarity}`,
        because: 'a page that repeats another has nothing of its own to say',
      };
    }),
  );
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
