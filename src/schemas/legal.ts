import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { line, sampleMark } from './text.ts';

/**
 * The names that a legal text may have in braces. The site replaces them with the values of
 * `content/agency.yaml`; `{delivery}` becomes a sentence about the home page's form, `{legalIdentity}` one
 * about the registered owner, and `{licences}` one for each licence, or nothing.
 */
const placeholders = [
  'agency',
  'email',
  'phone',
  'address',
  'delivery',
  'legalIdentity',
  'licences',
  'grievanceName',
  'grievanceEmail',
  'grievancePhone',
  'grievanceDays',
] as const;

export type LegalPlaceholder = (typeof placeholders)[number];

const text = line.regex(
  new RegExp(`^([^{}]|\\{(${placeholders.join('|')})\\})*$`),
  `a line in which braces hold one of ${placeholders.join(', ')}`,
);

/** `content/legal/`: a legal page at /{slug}. */
export const legal = z.strictObject({
  sample: sampleMark,
  ...landing,
  sections: z
    .array(
      z.strictObject({
        title: text,
        paragraphs: z.array(text).min(1).optional(),
        list: z.array(text).min(1).optional().describe('Points of a list, one line each.'),
        links: z
          .array(
            z.strictObject({
              label: text,
              href: z
                .string()
                .regex(
                  /^(https:\/\/|tel:|mailto:|\/)/,
                  'an address that begins with https://, tel:, mailto: or /',
                ),
            }),
          )
          .optional()
          .describe('Links that belong to the section: to other sites, or to pages of this site.'),
      }),
    )
    .min(2),
});
