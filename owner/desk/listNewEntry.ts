import { basename, dirname } from 'node:path';
import { mostClientNames } from '#schemas/agency.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { siteCollections } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { itemSchema, type JsonSchema, jsonSchemaOf } from '../check/jsonSchema.ts';
import { isShownOnlyIfListed } from '../check/sidebar.ts';
import { agencyFile } from '../tasks/facts.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import type { Changes } from './journal.ts';

/**
 * A new entry without a page of its own comes last in its page's list, unless the list is full. A client also comes into the
 * home page's own list of names, if there is one.
 */
export function listNewEntry(path: string, name: string, content: Content): Changes {
  const changes: Changes = new Map();
  if (!isShownOnlyIfListed(path)) return changes;
  for (const { pattern, schema } of Object.values(siteCollections)) {
    if (!pattern.startsWith('pages/')) continue;
    for (const { keys, most } of listsOf(dirname(path), jsonSchemaOf(schema))) {
      const text = content.get(pattern) ?? '';
      const values = mappingIn(text);
      if (append(values, keys, basename(path, '.yaml'), most)) changes.set(pattern, writeYaml(text, values));
    }
  }
  const text = content.get(agencyFile) ?? '';
  const { clientNames, ...agency } = mappingIn(text);
  if (dirname(path) === 'clients' && Array.isArray(clientNames) && clientNames.length < mostClientNames)
    changes.set(agencyFile, writeYaml(text, { ...agency, clientNames: [...clientNames, name] }));
  return changes;
}

type List = { keys: string[]; most: number };

/** The lists of a page that name entries of a folder. */
const listsOf = (folder: string, { properties = {} }: JsonSchema): List[] =>
  Object.entries(properties).flatMap(([key, part]) =>
    part.type === 'array'
      ? itemSchema(part).folder === folder
        ? [{ keys: [key], most: part.maxItems ?? Number.POSITIVE_INFINITY }]
        : []
      : listsOf(folder, part).map(({ keys, most }) => ({ keys: [key, ...keys], most })),
  );

function append(values: Record<string, unknown>, keys: string[], slug: string, most: number): boolean {
  const [key = '', ...rest] = keys;
  const part = values[key];
  // A page may lack a part, such as the one about people.
  if (rest.length > 0) return isMapping(part) && append(part, rest, slug, most);
  const list = (values[key] ?? []) as string[];
  if (list.includes(slug) || list.length >= most) return false;
  values[key] = [...list, slug];
  return true;
}
