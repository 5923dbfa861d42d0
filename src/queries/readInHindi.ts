import { entryAddress, type PageCollection } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { hasHindi, single } from './entry.ts';

/** On an English page that is also in Hindi: the line with the link to it (specification 13.7). */
export async function getReadInHindi(collection: PageCollection, slug: string, language: Language) {
  if (language === 'hi' || !(await hasHindi(collection, slug))) return undefined;
  const { offer } = await single('hindiWords');
  return { label: offer.read, href: entryAddress(collection, slug, 'hi') };
}
