import { isMapping } from './isMapping.ts';

/** Values of `content/agency.yaml` that any text may name in braces. The years are of experience; placement is in per cent. */
export const agencyPlaceholders = ['agency', 'city', 'years', 'placement'] as const;

/** The values by name. A claim that the agency does not make is undefined. */
export type AgencyValues = Record<(typeof agencyPlaceholders)[number], string | undefined>;

export const bracedIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const placeholder = new RegExp(`\\{(${agencyPlaceholders.join('|')})\\}`, 'g');

export const placeholdersIn = (text: string) =>
  [...text.matchAll(placeholder)].map(([, name]) => name as keyof AgencyValues);

/** An item of a list that names a claim which the agency does not make is left out. Elsewhere `owner/check` refuses it. */
export function withAgencyValues(content: unknown, values: AgencyValues): unknown {
  if (typeof content === 'string')
    return content.replace(placeholder, (match, name: keyof AgencyValues) => values[name] ?? match);
  if (Array.isArray(content))
    return content
      .filter((item) => !namesMissing(item, values))
      .map((item) => withAgencyValues(item, values));
  if (!isMapping(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withAgencyValues(value, values)]),
  );
}

function namesMissing(content: unknown, values: AgencyValues): boolean {
  if (typeof content === 'string') return placeholdersIn(content).some((name) => values[name] === undefined);
  return isMapping(content) && Object.values(content).some((value) => namesMissing(value, values));
}
