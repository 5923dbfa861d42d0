import { isMapping } from '#schemas/isMapping.ts';
import { agencyPlaceholders, placeholdersIn } from '#schemas/placeholders.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { closestName, didYouMean } from './closestName.ts';
import type { Content } from './content.ts';
import type { Fault } from './problem.ts';

/** Files with placeholders of their own, which their schema or their page knows. */
const withOwnPlaceholders = /^(hi\/)?(words|legal)\//;

const claims = ['years', 'placement'] as const;

/**
 * The faults of words in braces: those that the site does not know, and those that stand for a claim which
 * `agency.yaml` leaves empty. In a list such an item is left out of the page; any other text would lose its sense.
 */
export function placeholderFaults(file: string, value: unknown, content: Content): Fault[] {
  const texts = [...textsIn(value, [], false)].filter(({ text }) => text.includes('{'));
  if (file === 'agency.yaml' || texts.length === 0) return [];
  const { claims: made } = (parseYaml(content.get('agency.yaml') ?? '').value ?? {}) as { claims?: object };
  return texts.flatMap(({ path, text, isInList }) => {
    const [unknown] = withOwnPlaceholders.test(file) ? [] : unknownIn(text);
    if (unknown !== undefined)
      return [
        {
          path,
          allowed: `${didYouMean(closestName(unknown, agencyPlaceholders))}in braces one of ${agencyPlaceholders.join(', ')}`,
        },
      ];
    const empty = claims.find((claim) => placeholdersIn(text).includes(claim) && !(claim in Object(made)));
    return empty && !isInList
      ? [{ path, allowed: `a text without {${empty}}, because claims.${empty} is empty in agency.yaml` }]
      : [];
  });
}

const unknownIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !agencyPlaceholders.some((known) => known === name));

type Text = { path: PropertyKey[]; text: string; isInList: boolean };

function* textsIn(value: unknown, path: PropertyKey[], isInList: boolean): Generator<Text> {
  if (typeof value === 'string') yield { path, text: value, isInList };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index], true);
  else if (isMapping(value))
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key], isInList);
}
