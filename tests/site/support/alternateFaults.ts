import { pageAddress } from '#navigation/canonicalAddress.ts';
import { addressIn, languageTags, withoutLanguage } from '#navigation/languages.ts';
import type { Page } from './pageHead.ts';

/**
 * The faults in what a page says about its languages (specification 13.7): a page in both languages names both, itself
 * included, and English as the default; any other page names none. `paths` are those of all pages.
 */
export function alternateFaults(page: Page, paths: ReadonlySet<string>, siteUrl: string): string[] {
  const { address } = withoutLanguage(page.path);
  const hindi = addressIn('hi', address);
  if (!paths.has(address)) return [`the site has no page in English at ${address}`];
  const named = page.document
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
  const right = Object.entries({ [languageTags.en]: address, [languageTags.hi]: hindi, 'x-default': address })
    .filter(() => paths.has(hindi))
    .map(([language, path]) => `${language} ${pageAddress(siteUrl, path)}`);
  return `${named}` === `${right}` ? [] : [`hreflang says "${named}"; must be "${right}"`];
}
