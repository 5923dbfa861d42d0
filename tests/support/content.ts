import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Language } from '#navigation/languages.ts';
import { collectionSchemas } from '#schemas/collections.ts';

type Schemas = typeof collectionSchemas;

/** Reads a content folder, so that tests expect the words of that folder. */
export function readContent(folder: string) {
  /** One file of a collection. `slug` is needed if the collection has several files. */
  function entry<Key extends keyof Schemas>(collection: Key, slug = ''): z.infer<Schemas[Key]['schema']> {
    const file = collectionSchemas[collection].pattern.replace('*', slug);
    return parse(readFileSync(join(folder, file), 'utf8'));
  }

  /** The slugs of a collection, in alphabetical order. */
  const slugs = (collection: keyof Schemas): string[] =>
    globSync(join(folder, collectionSchemas[collection].pattern))
      .map((file) => basename(file, '.yaml'))
      .sort();

  /** The words of the forms. */
  function forms(language: Language) {
    const { both, contact, qrCode, home, steps } = entry(language === 'hi' ? 'formWordsHindi' : 'formWords');
    /** The names of preferred locations that differ from the English names. */
    const locationNames: Partial<Record<string, string>> =
      language === 'hi' ? entry('formWordsHindi').contact.locationNames : {};
    return { ...both, ...contact, qrCode, home, steps, locationNames };
  }

  /** The words around every page. */
  const chrome = (language: Language) => entry(language === 'hi' ? 'chromeWordsHindi' : 'chromeWords');

  const agency = entry('agency');
  /** The digits of the first phone number, which wa.me and tel: links contain. */
  const digits = agency.phones[0].replace(/\D/g, '');
  return { agency, digits, entry, slugs, forms, chrome };
}

export type Content = ReturnType<typeof readContent>;
