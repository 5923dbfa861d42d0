import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Language } from '#navigation/languages.ts';
import { collectionSchemas } from '#schemas/collections.ts';

type Schemas = typeof collectionSchemas;

/** Reads a content folder, so that tests expect its words and no others. */
export function readContent(folder: string) {
  /** One file of a collection; `slug` where the collection has many. */
  function entry<Key extends keyof Schemas>(collection: Key, slug = ''): z.infer<Schemas[Key]['schema']> {
    const file = collectionSchemas[collection].pattern.replace('*', slug);
    return parse(readFileSync(join(folder, file), 'utf8'));
  }

  /** The slugs of a collection, in the order of the alphabet. */
  const slugs = (collection: keyof Schemas): string[] =>
    globSync(join(folder, collectionSchemas[collection].pattern))
      .map((file) => basename(file, '.yaml'))
      .sort();

  /** What the forms say. */
  function forms(language: Language) {
    const { both, contact, qrCode, home } = entry(language === 'hi' ? 'formWordsHindi' : 'formWords');
    /** What the preferred locations are called, where that is not their English name. */
    const locationNames: Partial<Record<string, string>> =
      language === 'hi' ? entry('formWordsHindi').contact.locationNames : {};
    return { ...both, ...contact, qrCode, home, locationNames };
  }

  const agency = entry('agency');
  /** The digits that wa.me and tel: links carry: those of the first phone. */
  const digits = agency.phones[0].replace(/\D/g, '');
  return { agency, digits, entry, slugs, forms };
}

export type Content = ReturnType<typeof readContent>;
