import type { Page } from '@playwright/test';
import lists from './filterRules.json' with { type: 'json' };

/**
 * Ad blockers hide what meets a rule of their filter lists, also rules for every site:
 * https://adguard.com/kb/general/ad-filtering/create-own-filters/#cosmetic-rules
 *
 * `filterRules.json` has, of 26,130 such rules, each that met this site, and those on chats, calls, sharing, banners and
 * advertising that a page of this kind could meet: links, and ids and classes of one or two words.
 */
export const filterRules = Object.values(lists.rules).flat();

/** Hides it, as a style sheet that no security policy forbids. Call it before the page is opened. */
export async function filterLists(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, filterRules.join());
}
