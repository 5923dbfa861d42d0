import { type SearchData, searchReady } from './searchData.ts';
import { startSearch } from './startSearch.ts';

/*
 * The file that the search field fetches. It is a file of its own for Vite (`?worker&url` in layouts/PageSearch.astro),
 * which has no exports, so the page's inline script hands over the data in an event.
 */
document.addEventListener(searchReady, ({ target, detail }: CustomEventInit & Event) =>
  startSearch(target as HTMLElement, detail as SearchData),
);
