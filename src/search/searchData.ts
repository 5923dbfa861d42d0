import type { IndexedPage, PageKind } from './searchIndex.ts';

export type SearchData = {
  pages: IndexedPage[];
  words: { found: string; nothing: string; ask: string; message: string; kinds: Record<PageKind, string> };
  phone: string;
};

/** The event that hands the data to the script of the search field at which it is fired. */
export const searchReady = 'search-ready';
