import { collectionOf } from './collections.ts';
import type { Content } from './content.ts';
import { mappingIn } from './entries.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { referencesIn } from './references.ts';
import { englishPath, isShownOnlyIfListed } from './sidebar.ts';

/** The English files of entries that no page of the site shows: they have no page, and no English file names them. */
function unlistedEntries(content: Content): string[] {
  const named = new Set(
    [...content].flatMap(([file, text]) => {
      const [, collection] = (englishPath(file) === file && collectionOf(file)) || [];
      return collection
        ? referencesIn(mappingIn(text), jsonSchemaOf(collection.schema)).map(({ target }) => target)
        : [];
    }),
  );
  return [...content.keys()].filter(
    (file) => englishPath(file) === file && isShownOnlyIfListed(file) && !named.has(file),
  );
}

/** The content without such entries, in both languages. */
export function shownContent(content: Content): Content {
  const unlisted = new Set(unlistedEntries(content));
  return new Map([...content].filter(([file]) => !unlisted.has(englishPath(file))));
}
