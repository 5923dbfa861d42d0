import { readFileSync } from 'node:fs';
import { isMapping } from '#schemas/isMapping.ts';
import type { EntryList } from '../check/forms.ts';
import { itemSchema, type JsonSchema } from '../check/jsonSchema.ts';
import { parseYaml } from '../yaml/parseYaml.ts';

/** From `examples/`: texts begin with "Example:", references are left to choose, a number starts with the least. */
export function exampleFor(
  { example }: Pick<EntryList, 'example'>,
  schema: JsonSchema,
): Record<string, unknown> {
  if (!example) return {};
  const text = readFileSync(new URL(`examples/${example}.yaml`, import.meta.url), 'utf8');
  const whole = (value: unknown, part: JsonSchema): unknown => {
    if (value === undefined && part.minimum !== undefined) return part.minimum;
    if (Array.isArray(value)) return value.map((item) => whole(item, itemSchema(part)));
    if (!isMapping(value)) return value;
    const names = [...new Set([...Object.keys(value), ...(part.required ?? [])])];
    return Object.fromEntries(
      names
        .map((name) => [name, whole(value[name], part.properties?.[name] ?? {})])
        .filter(([, child]) => child !== undefined),
    );
  };
  return whole(parseYaml(text).value, schema) as Record<string, unknown>;
}
