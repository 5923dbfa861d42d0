import type { IndexedPage, PageKind } from './searchIndex.ts';

/** What a search fetches beside its script: the pages of a language, and the words of its results. */
export type SearchData = {
  pages: IndexedPage[];
  words: { found: string; nothing: string; ask: string; message: string; kinds: Record<PageKind, string> };
  phone: string;
};

/** The event that hands the data to the script of the search field at which it is fired. */
export const searchReady = 'search-ready';
