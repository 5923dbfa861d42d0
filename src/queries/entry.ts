import { getCollection } from 'astro:content';
import type { z } from 'astro/zod';
import type { Language } from '#navigation/languages.ts';
import { type AgencyValues, withAgencyValues } from '#schemas/braces.ts';
import { type Collection, type CollectionKey, collectionSchemas } from '#schemas/collections.ts';
import { isConfirmed } from '#schemas/confirmed.ts';
import { inHindi } from '#schemas/hindi.ts';
import { once } from './once.ts';

/** An entry of a collection. On a Hindi page `lang` is "en" if the entry has no Hindi file. */
export type Entry<Key extends CollectionKey> = z.infer<(typeof collectionSchemas)[Key]['schema']> & {
  slug: string;
  lang?: 'en';
};

/** Astro's own types would repeat those of the schemas, entry by entry. */
const readCollection = getCollection as (name: string) => Promise<{ id: string; data: object }[]>;

const read = once(
  (collection: CollectionKey, language: Language): Promise<Map<string, unknown>> =>
    language === 'en' ? readEnglish(collection) : readHindi(collection),
);

/** All entries of a collection by slug, also those without a Hindi file. */
export const bySlug = <Key extends CollectionKey>(collection: Key, language: Language) =>
  read(collection, language) as Promise<Map<string, Entry<Key>>>;

async function readEnglish<Key extends CollectionKey>(collection: Key) {
  const entries = await readCollection(collection);
  const isShown = await shownIn(collection);
  const values = collection === 'agency' ? undefined : await agencyValues('en');
  return new Map(
    entries.filter(isShown).map(({ id, data }) => {
      const filled = values ? withAgencyValues(data, values) : data;
      return [id, { slug: id, ...(filled as object) } as Entry<Key>];
    }),
  );
}

/** The pages that the owner may leave out of the site until somebody has read them. */
const leftOutUnread: CollectionKey[] = ['cities', 'jobs', 'departments', 'companies', 'guides'];

/** Which entries of a collection are on the site (`leaveOutUnread` in `content/confirmed.yaml`). */
async function shownIn(collection: CollectionKey): Promise<(entry: { id: string; data: object }) => boolean> {
  if (!leftOutUnread.includes(collection)) return () => true;
  const confirmed = await single('confirmed');
  const kind = collectionSchemas[collection];
  return ({ id, data }) =>
    !confirmed.leaveOutUnread || isConfirmed(confirmed, `${pathOf(kind, id)}.yaml`, data);
}

/** What texts may name in braces (`#schemas/braces.ts`), in a language. */
async function agencyValues(language: Language): Promise<AgencyValues> {
  const { name, address, claims } = await single('agency', language);
  return { agency: name, city: address.city, ...claims };
}

/** All Hindi files, by their path: "jobs/delivery". */
const hindiFiles = once(
  async () => new Map((await readCollection('hindi')).map(({ id, data }) => [id, data])),
);

/** The path of an entry's file without extension, which is that of its Hindi file too. */
const pathOf = ({ pattern }: Collection, slug: string) => pattern.replace('*', slug).replace('.yaml', '');

async function readHindi<Key extends CollectionKey>(collection: Key) {
  const kind: Collection = collectionSchemas[collection];
  const files = await hindiFiles();
  const values = collection === 'agency' ? undefined : await agencyValues('hi');
  const entries = [...(await bySlug(collection, 'en'))].map(([slug, entry]) => {
    const hindi = files.get(pathOf(kind, slug));
    const { slug: _, ...english } = entry;
    const texts = values ? withAgencyValues(hindi, values) : hindi;
    const shown = hindi ? inHindi(kind.schema, english, texts) : { ...english, lang: 'en' };
    return [slug, { slug, ...(shown as object) } as Entry<Key>] as const;
  });
  return new Map(entries);
}

/** The entries of a collection in a language, in the order of their slugs. In Hindi only those with a Hindi file. */
export async function every<Key extends CollectionKey>(
  collection: Key,
  language: Language = 'en',
): Promise<Entry<Key>[]> {
  const entries = [...(await bySlug(collection, language)).values()];
  return entries.filter(({ lang }) => !lang).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** True for an entry with a Hindi file. `slug` is left out for a collection with a single file. */
export const hasHindi = async (collection: CollectionKey, slug = ''): Promise<boolean> =>
  (await hindiFiles()).has(pathOf(collectionSchemas[collection], slug));

/**
 * The language of a page's texts: the page's own, or English if one of the files that the page shows has no Hindi file, so
 * that a page never mixes sentences of two languages.
 */
export async function textLanguage(language: Language, ...files: CollectionKey[]): Promise<Language> {
  const found = await Promise.all(files.map((file) => hasHindi(file)));
  return found.every(Boolean) ? language : 'en';
}

/** The data of a collection that has one file, such as `agency.yaml`. Undefined if there is no file. */
export const optional = async <Key extends CollectionKey>(
  collection: Key,
  language: Language = 'en',
): Promise<Entry<Key> | undefined> => [...(await bySlug(collection, language)).values()][0];

/** The same for a file that must be there. */
export async function single<Key extends CollectionKey>(
  collection: Key,
  language: Language = 'en',
): Promise<Entry<Key>> {
  const entry = await optional(collection, language);
  if (!entry) throw new Error(`content/ has no file for "${collection}"`);
  return entry;
}

/** The entries that `slugs` name, in that order, without those that are not on the site. */
export async function listed<Key extends CollectionKey>(
  collection: Key,
  slugs: readonly string[],
  language: Language = 'en',
): Promise<Entry<Key>[]> {
  const entries = await bySlug(collection, language);
  return slugs.flatMap((slug) => entries.get(slug) ?? []);
}

/** Every entry of a collection, also without a Hindi file: the favourites in their order, then the others by slug. */
export async function favouritesFirst<Key extends CollectionKey>(
  collection: Key,
  favourites: readonly string[] = [],
  language: Language = 'en',
): Promise<Entry<Key>[]> {
  const slugs = [...(await bySlug(collection, language)).keys()].sort();
  return listed(collection, [...new Set([...favourites, ...slugs])], language);
}
