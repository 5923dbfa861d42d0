import { pageAddress } from '#navigation/canonicalAddress.ts';
import { addressIn, languageTags, withoutLanguage } from '#navigation/languages.ts';
import type { HeadTags } from './headTags.ts';

/**
 * The faults in what a page says about its languages (specification 13.7): a page in both languages names both, itself
 * included, and English as the default; any other page names none. `paths` are those of all pages.
 */
export function alternateFaults(
  path: string,
  { alternates }: Pick<HeadTags, 'alternates'>,
  paths: ReadonlySet<string>,
  siteUrl: string,
): string[] {
  const { address } = withoutLanguage(path);
  const hindi = addressIn('hi', address);
  if (!paths.has(address)) return [`the site has no page in English at ${address}`];
  const right = paths.has(hindi)
    ? [
        `${languageTags.en} ${pageAddress(siteUrl, address)}`,
        `${languageTags.hi} ${pageAddress(siteUrl, hindi)}`,
        `x-default ${pageAddress(siteUrl, address)}`,
      ]
    : [];
  return `${alternates}` === `${right}` ? [] : [`hreflang says "${alternates}"; must be "${right}"`];
}
