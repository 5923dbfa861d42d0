import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The data of a collection that has one file, such as `agency.yaml`. */
export async function single<Key extends CollectionKey>(
  collection: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`content/ has no file for "${collection}"`);
  return entry.data;
}

/** The entries that `slugs` name, in that order, each with its slug. */
export async function listed<Key extends CollectionKey>(
  collection: Key,
  slugs: readonly string[],
): Promise<({ slug: string } & CollectionEntry<Key>['data'])[]> {
  const entries = new Map((await getCollection(collection)).map((entry) => [entry.id, entry.data]));
  return slugs.map((slug) => {
    const data = entries.get(slug);
    if (!data) throw new Error(`content/ has no "${slug}" in "${collection}"`);
    return { slug, ...data };
  });
}
