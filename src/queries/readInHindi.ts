import { entryAddress } from '#navigation/addresses.ts';
import type { Site } from '#site/site.ts';

/** On an English page that is also in Hindi: the line with the link to it (specification 13.7). */
export function readInHindi(
  site: Site,
  { collection, slug }: { collection: 'guides' | 'legal'; slug: string },
) {
  if (site.language === 'hi' || !site.hasHindi(collection, slug)) return undefined;
  return { label: site.words.hindi.offer.read, href: entryAddress(collection, slug, 'hi') };
}
