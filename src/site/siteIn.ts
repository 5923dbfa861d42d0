import { getCollection } from 'astro:content';
import type { Language } from '#navigation/languages.ts';
import { collectionSchemas } from '#schemas/collections.ts';
import type { Content } from './content.ts';
import { type Site, sitesOf } from './site.ts';

/** Astro's own types would repeat those of the schemas, entry by entry. */
const readCollection = getCollection as (name: string) => Promise<{ id: string; data: object }[]>;

let sites: Promise<Record<Language, Site>> | undefined;

/** The site in a language. All content is read once: after a change of it the dev server evaluates this module again. */
export async function siteIn(language: Language): Promise<Site> {
  sites ??= readSites();
  return (await sites)[language];
}

async function readSites() {
  const names = [...Object.keys(collectionSchemas), 'hindi'];
  const read = names.map(async (name) => [name, await readCollection(name)] as const);
  return sitesOf(Object.fromEntries(await Promise.all(read)) as unknown as Content);
}
