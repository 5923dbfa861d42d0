import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import type { EntryList } from '../check/forms.ts';
import { itemSchema, type JsonSchema } from '../check/jsonSchema.ts';

/**
 * The content with which the form of a new entry is filled, from `examples/`. Empty without an example.
 *
 * The required references to other entries are not in the example, because the owner may delete any entry: the
 * first ones of the folder are as good as others. A number that is needed starts with the least.
 *
 * @param slugsIn the slugs of a folder's entries
 */
export function exampleFor(
  { example }: Pick<EntryList, 'example'>,
  schema: JsonSchema,
  slugsIn: (folder: string) => string[],
): Record<string, unknown> {
  if (!example) return {};
  const text = readFileSync(new URL(`examples/${example}.yaml`, import.meta.url), 'utf8');
  const withEntries = (value: unknown, part: JsonSchema): unknown => {
    if (value === undefined && part.folder) return slugsIn(part.folder)[0];
    if (value === undefined && part.minimum !== undefined) return part.minimum;
    const { folder } = itemSchema(part);
    if (value === undefined && folder) return slugsIn(folder).slice(0, part.minItems ?? 1);
    if (Array.isArray(value)) return value.map((item) => withEntries(item, itemSchema(part)));
    if (!isMapping(value)) return value;
    const names = [...new Set([...Object.keys(value), ...(part.required ?? [])])];
    return Object.fromEntries(
      names
        .map((name) => [name, withEntries(value[name], part.properties?.[name] ?? {})])
        .filter(([, child]) => child !== undefined),
    );
  };
  return withEntries(parse(text), schema) as Record<string, unknown>;
}
