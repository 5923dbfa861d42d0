import { isMapping } from './isMapping.ts';

/**
 * The values of `content/agency.yaml` that any text of the content may name in braces: the agency's name, the city of the
 * office, the years of experience, and the placement success in per cent. They are written once, there.
 */
export const agencyPlaceholders = ['agency', 'city', 'years', 'placement'] as const;

/** The values by name. A claim that the agency does not make is undefined. */
export type AgencyValues = Record<(typeof agencyPlaceholders)[number], string | undefined>;

/** All names that a text has in braces. */
export const bracedIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const placeholder = new RegExp(`\\{(${agencyPlaceholders.join('|')})\\}`, 'g');

/** The names among `agencyPlaceholders` that a text has in braces. */
export const placeholdersIn = (text: string) =>
  [...text.matchAll(placeholder)].map(([, name]) => name as keyof AgencyValues);

/**
 * Content with the agency's values in its texts. An item of a list that names a claim which the agency does not make is left
 * out. Outside of lists the content check refuses such a text (`owner/check`).
 */
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
