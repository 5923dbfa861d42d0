import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { load } from 'js-yaml';
import type { Language } from '#navigation/languages.ts';
import { type CollectionKey, collectionSchemas } from '#schemas/collections.ts';

type Data<Key extends CollectionKey> = z.infer<(typeof collectionSchemas)[Key]['schema']>;

/** Reads a content folder, so that tests expect the words of that folder. */
export function readContent(folder: string) {
  const pathOf = (collection: CollectionKey, slug: string, language: Language) =>
    join(folder, language === 'hi' ? 'hi' : '', collectionSchemas[collection].pattern.replace('*', slug));

  /**
   * One file of a collection. `slug` is needed if the collection has several files. In Hindi without a Hindi file the
   * English one, whose texts the site shows then.
   */
  function entry<Key extends CollectionKey>(
    collection: Key,
    slug = '',
    language: Language = 'en',
  ): Data<Key> {
    const hindi = pathOf(collection, slug, 'hi');
    const file = language === 'hi' && existsSync(hindi) ? hindi : pathOf(collection, slug, 'en');
    return load(readFileSync(file, 'utf8')) as Data<Key>;
  }

  /** The slugs of a collection, in alphabetical order. In Hindi, those with a Hindi file. */
  const slugs = (collection: CollectionKey, language: Language = 'en'): string[] =>
    globSync(pathOf(collection, '*', language))
      .map((file) => basename(file, '.yaml'))
      .sort();

  /** The words of the forms. */
  function forms(language: Language) {
    const { both, contact, qrCode, home, steps } = entry('formWords', '', language);
    const hindiNames = (language === 'hi' && entry('hindiNames').locations) || {};
    const locationNames = Object.fromEntries(
      entry('agency').preferredLocations.map((place) => [place, hindiNames[place] ?? place]),
    );
    const makeResume = entry('resumeWords', '', language).linkAtForm;
    return { ...both, ...contact, qrCode, home, steps, locationNames, makeResume };
  }

  /** The words around every page. */
  const layout = (language: Language) => entry('layoutWords', '', language);

  const agency = entry('agency');
  /** The digits of the first phone number, which wa.me and tel: links contain. */
  const digits = agency.phones[0].replace(/\D/g, '');
  return { agency, digits, entry, slugs, forms, layout };
}

export type Content = ReturnType<typeof readContent>;
