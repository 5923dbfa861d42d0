import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { namesIn, readContent } from '../check/content.ts';
import type { EntryList } from '../check/forms.ts';
import { itemSchema, type JsonSchema } from '../check/jsonSchema.ts';

/** The content with which the form of a new entry is filled, from `examples/`. Empty without an example. */
export function exampleFor({ example }: Pick<EntryList, 'example'>, schema: JsonSchema): unknown {
  if (!example) return undefined;
  const text = readFileSync(new URL(`examples/${example}.yaml`, import.meta.url), 'utf8');
  return withEntries(parse(text), schema);
}

/**
 * Adds the required references to other entries. They are not in the example, because the owner may delete
 * any entry: the first ones of the folder are as good as others.
 */
function withEntries(value: unknown, schema: JsonSchema): unknown {
  if (value === undefined && schema.folder) return namesIn(schema.folder, readContent())[0];
  const { folder } = itemSchema(schema);
  if (value === undefined && folder) return namesIn(folder, readContent()).slice(0, schema.minItems ?? 1);
  if (Array.isArray(value)) return value.map((item) => withEntries(item, itemSchema(schema)));
  if (!isMapping(value)) return value;
  const names = [...new Set([...Object.keys(value), ...(schema.required ?? [])])];
  return Object.fromEntries(
    names
      .map((name) => [name, withEntries(value[name], schema.properties?.[name] ?? {})])
      .filter(([, part]) => part !== undefined),
  );
}
