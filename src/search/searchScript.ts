import { type SearchData, searchReady } from './searchData.ts';
import { startSearch } from './startSearch.ts';

/* A file of its own for Vite (`?worker&url`), without exports: the page's inline script hands over the data in an event. */
document.addEventListener(searchReady, ({ target, detail }: CustomEventInit & Event) =>
  startSearch(target as HTMLElement, detail as SearchData),
);
