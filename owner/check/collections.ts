import { type Collection, collectionSchemas, hindiCollections } from '#schemas/collections.ts';

export type { Collection };
export type Collections = Record<string, Collection>;

/** The kinds of content in English, and the Hindi files of those that have texts. */
export const siteCollections: Collections = { ...collectionSchemas, ...hindiCollections };

/** The collection to which a path in the content belongs, with its name. The file need not exist. */
export function collectionOf(path: string, collections: Collections = siteCollections) {
  const pattern = path.replace(/[^/]+(?=\.yaml$)/, '*');
  return Object.entries(collections).find(([, kind]) => kind.pattern === path || kind.pattern === pattern);
}
