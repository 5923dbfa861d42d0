import { isMapping } from './isMapping.ts';

/** The claims of `content/agency.yaml`: any text may name one in braces, as well as the agency and its office's city. */
export const claimPlaceholders = ['years', 'since', 'placement', 'replacement', 'basis'] as const;
export const agencyPlaceholders = ['agency', 'city', ...claimPlaceholders] as const;

/** The values by name. A claim that the agency does not make is undefined. */
export type AgencyValues = { [Name in (typeof agencyPlaceholders)[number]]?: string | number | undefined };

export const bracedIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const placeholder = new RegExp(`\\{(${agencyPlaceholders.join('|')})\\}`, 'g');

export const placeholdersIn = (text: string) =>
  [...text.matchAll(placeholder)].map(([, name]) => name as keyof AgencyValues);

/** An item of a list that names a claim which the agency does not make is left out. Elsewhere `owner/check` refuses it. */
export function withAgencyValues(content: unknown, values: AgencyValues): unknown {
  if (typeof content === 'string')
    return content.replace(placeholder, (match, name: keyof AgencyValues) => String(values[name] ?? match));
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
