import { isMapping } from '#schemas/isMapping.ts';
import { parseYaml } from './parseYaml.ts';

/** The keys and indexes that lead to a value: `['founder', 'name']`, `['phones', 0]`. */
export type Path = readonly (string | number)[];

/** A value that is no mapping and no list. */
export type Value = { path: Path; value: unknown };

/** Every value of a YAML text, in the order of its lines. */
export const readValues = (text: string): Value[] => valuesIn(parseYaml(text).value, []);

function valuesIn(value: unknown, path: Path): Value[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesIn(item, [...path, index]));
  if (isMapping(value)) return Object.entries(value).flatMap(([key, part]) => valuesIn(part, [...path, key]));
  return [{ path, value }];
}
