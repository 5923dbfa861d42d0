import { entryAddress, type PageCollection } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { getEnglishMark } from './englishMark.ts';
import { every, optional } from './entry.ts';

/** A link to an entry's page. `name` is the entry's name, without a mark that the page is in English. */
type EntryLink = Link & { name: string };

type NamedCollection = Exclude<PageCollection, 'legal'>;

/** Gives for a collection the function that makes the link to an entry, whose name is given in English. */
export type LinkTo = (collection: NamedCollection) => (entry: { slug: string; name: string }) => EntryLink;

/**
 * A function that links to entries. On a Hindi page it leads to the Hindi page if there is one; otherwise the link has
 * the name of `content/hi/names.yaml` if there is one, and says that the page is in English.
 */
export async function getLinkTo(language: Language): Promise<LinkTo> {
  if (language === 'en')
    return (collection) =>
      ({ slug, name }) => ({ href: entryAddress(collection, slug), label: name, name });
  const mark = await getEnglishMark();
  const names = await optional('hindiNames');
  const translated = {
    cities: await hindiNamesIn('cities'),
    jobs: await hindiNamesIn('jobs'),
    departments: await hindiNamesIn('departments'),
    companies: await hindiNamesIn('companies'),
    guides: await hindiNamesIn('guides'),
  };
  return (collection) =>
    ({ slug, name }) => {
      const hindi = translated[collection].get(slug);
      if (hindi) return { href: entryAddress(collection, slug, 'hi'), label: hindi, name: hindi };
      const known = names?.[collection]?.[slug];
      const label = known ?? name;
      const lang = known ? {} : { lang: 'en' as const };
      return mark({ href: entryAddress(collection, slug), label, name: label, ...lang });
    };
}

const hindiNamesIn = async (collection: NamedCollection) =>
  new Map((await every(collection, 'hi')).map(({ slug, name }) => [slug, name]));
