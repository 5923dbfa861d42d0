import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

type Entry<Key extends CollectionKey> = { slug: string } & CollectionEntry<Key>['data'];

const cache = new Map<CollectionKey, Promise<Map<string, unknown>>>();

/** All entries of a collection by slug. A build reads each collection once; the dev server reads it anew. */
function bySlug<Key extends CollectionKey>(collection: Key): Promise<Map<string, Entry<Key>>> {
  const known = import.meta.env.PROD ? cache.get(collection) : undefined;
  const read =
    known ??
    getCollection(collection).then(
      (entries) => new Map(entries.map(({ id, data }) => [id, { slug: id, ...data }])),
    );
  cache.set(collection, read);
  return read as Promise<Map<string, Entry<Key>>>;
}

/** All entries of a collection, each with its slug, in the order of their slugs. */
export async function every<Key extends CollectionKey>(collection: Key): Promise<Entry<Key>[]> {
  return [...(await bySlug(collection)).values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The data of a collection that has one file, such as `agency.yaml`. */
export async function single<Key extends CollectionKey>(collection: Key): Promise<Entry<Key>> {
  const [entry] = (await bySlug(collection)).values();
  if (!entry) throw new Error(`content/ has no file for "${collection}"`);
  return entry;
}

/** The entries that `slugs` name, in that order. */
export async function listed<Key extends CollectionKey>(
  collection: Key,
  slugs: readonly string[],
): Promise<Entry<Key>[]> {
  const entries = await bySlug(collection);
  return slugs.map((slug) => {
    const entry = entries.get(slug);
    if (!entry) throw new Error(`content/ has no "${slug}" in "${collection}"`);
    return entry;
  });
}
