import { type Collection, collectionSchemas, hindiCollections } from '#schemas/collections.ts';

/** The kinds of content in English, and the Hindi files of those that have texts. */
export const siteCollections: Record<string, Collection> = { ...collectionSchemas, ...hindiCollections };

const byPattern = new Map(Object.entries(siteCollections).map((entry) => [entry[1].pattern, entry]));

/** The collection to which a path in the content belongs, with its name. The file need not exist. */
export const collectionOf = (path: string) =>
  byPattern.get(path) ?? byPattern.get(path.replace(/[^/]+(?=\.yaml$)/, '*'));
