import type { z } from 'astro/zod';
import type { CollectionKey, collectionSchemas } from '#schemas/collections.ts';

/** All files of a content folder by kind, each with its slug and its values. Hindi files by their path: "jobs/delivery". */
export type Content = Record<CollectionKey | 'hindi', readonly { id: string; data: object }[]>;

/** An entry of a collection. On the Hindi site `lang` is "en" if the entry has no Hindi file. */
export type Entry<Key extends CollectionKey> = z.infer<(typeof collectionSchemas)[Key]['schema']> & {
  collection: Key;
  slug: string;
  lang?: 'en';
};

/** The kinds that have one file, such as `agency.yaml`. */
export type SingleFile = {
  [Key in CollectionKey]: (typeof collectionSchemas)[Key]['pattern'] extends `${string}*${string}`
    ? never
    : Key;
}[CollectionKey];
