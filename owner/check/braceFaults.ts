import { agencyPlaceholders, bracedIn, claimPlaceholders, placeholdersIn } from '#schemas/braces.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { readValues } from '../yaml/readValues.ts';
import { closestName, didYouMean } from './closestName.ts';
import type { Content } from './content.ts';
import { jsonSchemaAt, schemaAt } from './jsonSchema.ts';
import type { Fault } from './problem.ts';

/** Files with placeholders of their own, which their page knows. */
const withOwnPlaceholders = /^(hi\/)?legal\//;

/** Words in braces that the site does not know, and claims that `agency.yaml` leaves empty, but for items of lists. */
export function braceFaults(file: string, text: string, content: Content): Fault[] {
  if (file === 'agency.yaml' || !text.includes('{')) return [];
  const { value } = parseYaml(text);
  const { claims: made } = (parseYaml(content.get('agency.yaml') ?? '').value ?? {}) as { claims?: object };
  return readValues(text).flatMap(({ path, value: words }) => {
    if (typeof words !== 'string') return [];
    const known = [...(schemaAt(jsonSchemaAt(file), path, value).placeholders ?? []), ...agencyPlaceholders];
    const unknown = withOwnPlaceholders.test(file)
      ? undefined
      : bracedIn(words).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      const meant = didYouMean(closestName(unknown, known));
      return [{ path, allowed: `${meant}in braces one of ${known.join(', ')}` }];
    }
    const empty = claimPlaceholders.find(
      (claim) => placeholdersIn(words).includes(claim) && !(claim in Object(made)),
    );
    return empty && !path.some((key) => typeof key === 'number')
      ? [{ path, allowed: `a text without {${empty}}, because claims.${empty} is empty in agency.yaml` }]
      : [];
  });
}
