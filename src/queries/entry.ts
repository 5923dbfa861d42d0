import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import type { Language } from '#navigation/languages.ts';
import { translated } from './translated.ts';

type Entry<Key extends CollectionKey> = { slug: string } & CollectionEntry<Key>['data'];

/** The collections that `content/hi/` also has. */
type TranslatedKey = {
  [Key in CollectionKey]: `${Key}Hindi` extends CollectionKey ? Key : never;
}[CollectionKey];

/** The languages of a collection: English, and Hindi if the collection is translated. */
type LanguageOf<Key extends CollectionKey> = Key extends TranslatedKey ? Language : 'en';

const cache = new Map<string, Promise<Map<string, unknown>>>();

/** All entries of a collection by slug. A build reads each collection once, the dev server on every use. */
function bySlug<Key extends CollectionKey>(
  collection: Key,
  language: LanguageOf<Key> | 'en',
): Promise<Map<string, Entry<Key>>> {
  const key = `${collection} ${language}`;
  const cached = import.meta.env.PROD ? cache.get(key) : undefined;
  const entries = cached ?? (language === 'en' ? readEnglish(collection) : withHindi(collection));
  cache.set(key, entries);
  return entries as Promise<Map<string, Entry<Key>>>;
}

const readEnglish = async (collection: CollectionKey) =>
  new Map((await getCollection(collection)).map(({ id, data }) => [id, { slug: id, ...data }]));

/** The values that `content/hi/` has, and all others from the English file of the same name. */
async function withHindi(collection: CollectionKey) {
  const english = await bySlug(collection, 'en');
  const hindi = await bySlug(`${collection}Hindi` as CollectionKey, 'en');
  return new Map([...english].map(([slug, entry]) => [slug, translated(entry, hindi.get(slug))]));
}

/** All entries of a collection, each with its slug, in the order of their slugs. */
export async function every<Key extends CollectionKey>(collection: Key): Promise<Entry<Key>[]> {
  return [...(await bySlug(collection, 'en')).values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/**
 * The entries of a collection in a language, in the order of their slugs. In Hindi only those that have a Hindi
 * file.
 */
export async function everyIn<Key extends TranslatedKey>(
  collection: Key,
  language: Language,
): Promise<Entry<Key>[]> {
  const entries = [...(await bySlug(collection, language as LanguageOf<Key>)).values()];
  const written = language === 'hi' ? await translatedSlugs(collection) : undefined;
  return entries.filter(({ slug }) => written?.has(slug) ?? true).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The slugs of a collection's entries that have a Hindi file. */
export const translatedSlugs = async (collection: TranslatedKey): Promise<Set<string>> =>
  new Set((await bySlug(`${collection}Hindi` as CollectionKey, 'en')).keys());

/** The data of a collection that has one file, such as `agency.yaml`. */
export async function single<Key extends CollectionKey>(
  collection: Key,
  language: LanguageOf<Key> | 'en' = 'en',
): Promise<Entry<Key>> {
  const [entry] = (await bySlug(collection, language)).values();
  if (!entry) throw new Error(`content/ has no file for "${collection}"`);
  return entry;
}

/** The entries that `slugs` name, in that order. */
export async function listed<Key extends CollectionKey>(
  collection: Key,
  slugs: readonly string[],
  language: LanguageOf<Key> | 'en' = 'en',
): Promise<Entry<Key>[]> {
  const entries = await bySlug(collection, language);
  return slugs.map((slug) => {
    const entry = entries.get(slug);
    if (!entry) throw new Error(`content/ has no "${slug}" in "${collection}"`);
    return entry;
  });
}
