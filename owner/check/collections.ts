import { type Collection, collectionSchemas, hindiCollections } from '#schemas/collections.ts';

export type { Collection };

/** The kinds of content in English, and the Hindi files of those that have texts. */
export const siteCollections: Record<string, Collection> = { ...collectionSchemas, ...hindiCollections };

/** The collection to which a path in the content belongs, with its name. The file need not exist. */
export function collectionOf(path: string) {
  const pattern = path.replace(/[^/]+(?=\.yaml$)/, '*');
  return Object.entries(siteCollections).find(([, kind]) => [path, pattern].includes(kind.pattern));
}
