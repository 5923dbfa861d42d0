import { agencyPlaceholders, bracedIn, claimPlaceholders, placeholdersIn } from '#schemas/braces.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { closestName, didYouMean } from './closestName.ts';
import type { Content } from './content.ts';
import { type JsonSchema, schemaAt } from './jsonSchema.ts';
import type { Fault } from './problem.ts';

/** Files with placeholders of their own, which their page knows. */
const withOwnPlaceholders = /^(hi\/)?legal\//;

/** Words in braces that the site does not know, and claims that `agency.yaml` leaves empty, but for items of lists. */
export function braceFaults(file: string, value: unknown, json: JsonSchema, content: Content): Fault[] {
  const texts = [...textsIn(value, [], false)].filter(({ text }) => text.includes('{'));
  if (file === 'agency.yaml' || texts.length === 0) return [];
  const { claims: made } = (parseYaml(content.get('agency.yaml') ?? '').value ?? {}) as { claims?: object };
  return texts.flatMap(({ path, text, isInList }) => {
    const known = [...(schemaAt(json, path, value).placeholders ?? []), ...agencyPlaceholders];
    const unknown = withOwnPlaceholders.test(file)
      ? undefined
      : bracedIn(text).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      const meant = didYouMean(closestName(unknown, known));
      return [{ path, allowed: `${meant}in braces one of ${known.join(', ')}` }];
    }
    const empty = claimPlaceholders.find(
      (claim) => placeholdersIn(text).includes(claim) && !(claim in Object(made)),
    );
    return empty && !isInList
      ? [{ path, allowed: `a text without {${empty}}, because claims.${empty} is empty in agency.yaml` }]
      : [];
  });
}

type Text = { path: PropertyKey[]; text: string; isInList: boolean };

function* textsIn(value: unknown, path: PropertyKey[], isInList: boolean): Generator<Text> {
  if (typeof value === 'string') yield { path, text: value, isInList };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index], true);
  else if (isMapping(value))
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key], isInList);
}
