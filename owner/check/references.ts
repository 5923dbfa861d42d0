import { isMapping } from '#schemas/isMapping.ts';
import { type PayPublisher, rateNames } from '#schemas/pay.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { closestName, didYouMean } from './closestName.ts';
import { collectionOf } from './collections.ts';
import { type Content, namesIn } from './content.ts';
import { describeSchema } from './describe.ts';
import { mappingIn } from './entries.ts';
import { fieldSchema, itemSchema, type JsonSchema, jsonSchemaOf, schemaOfKind } from './jsonSchema.ts';
import type { Fault } from './problem.ts';

/** `target` is the path in the content of the entry or picture, `rate` the name of an amount in it. */
export type Reference = { path: (string | number)[]; target: string; rate?: string; schema: JsonSchema };

/** Every reference in a file's content. */
export function referencesIn(value: unknown, schema: JsonSchema, path: Reference['path'] = []): Reference[] {
  if (typeof value === 'string') {
    const { folder, picture, ratesIn } = schema;
    const [slug, rate = ''] = value.split('/');
    if (ratesIn) return [{ path, target: `${ratesIn}/${slug}.yaml`, rate, schema }];
    if (folder) return [{ path, target: `${folder}/${value}.yaml`, schema }];
    return picture ? [{ path, target: `public/${picture}/${value}`, schema }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(item, itemSchema(schema), [...path, index]));
  if (!isMapping(value)) return [];
  const mapping = schemaOfKind(schema, value);
  return Object.entries(value).flatMap(([name, part]) => [
    ...referencesIn(name, mapping.propertyNames ?? {}, [...path, name]),
    ...referencesIn(part, fieldSchema(name, mapping), [...path, name]),
  ]);
}

/** Those of a file's references that lead to files that do not exist. */
export const missingTargets = (references: Reference[], content: Content): Fault[] =>
  references.flatMap(({ path, target, rate, schema }) => {
    const [, folder = '', slug = ''] = /^(.*)\/(.*?)(\.yaml)?$/.exec(target) ?? [];
    if (content.has(target)) {
      const rates = rate === undefined ? [] : ratesOf(target, content);
      if (rate === undefined || rates.includes(rate)) return [];
      const names = rates.map((name) => `${slug}/${name}`);
      const meant = didYouMean(closestName(`${slug}/${rate}`, names));
      return [{ path, allowed: `${meant}one of ${names.join(', ')}` }];
    }
    const names = namesIn(folder, content);
    const meant = closestName(slug, names);
    const list = meant ? '' : `: ${names.join(', ') || 'there is none yet'}`;
    return [{ path, allowed: `${didYouMean(meant)}${describeSchema(schema)}${list}` }];
  });

const ratesOf = (file: string, content: Content) => rateNames(mappingIn(content.get(file)) as PayPublisher);

/** Where other files refer to an entry or a picture. */
export const usersOf = (target: string, content: Content) =>
  [...content].flatMap(([file, text]) => {
    const [, collection] = collectionOf(file) ?? [];
    if (!collection || file === target) return [];
    return referencesIn(parseYaml(text).value, jsonSchemaOf(collection.schema))
      .filter((reference) => reference.target === target)
      .map(({ path, schema }) => ({ file, path, isFavourite: schema.isFavourite === true }));
  });
