import type { Page } from '@playwright/test';

/** When a hand begins: as soon as an element is parsed, before the form is hydrated, or when the form is live. */
export type Begin = 'early' | 'late';

/** Something besides the visitor that changes a page. Call it before the page is opened. */
export type Hand = (page: Page, begin: Begin) => Promise<void>;

/**
 * Calls a function in the page for all elements that are there, and for those that come later.
 *
 * @param touch runs in the page, so it can use nothing from here. It is called again after each change: it must mark what
 *   it has done
 */
export async function touchAll(page: Page, begin: Begin, touch: () => void): Promise<void> {
  const awaited = begin === 'late' ? 'form[data-ready]' : 'body';
  await page.addInitScript(`(${watch})(${touch}, ${JSON.stringify(awaited)})`);
}

function watch(touch: () => void, awaited: string) {
  const look = () => document.querySelector(awaited) && touch();
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-ready'],
  });
}
