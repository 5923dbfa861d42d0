import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { line, paragraphs, sampleMark } from './text.ts';

/**
 * `content/legal/`: a legal page at /{slug}. The site replaces `{agency}`, `{email}`, `{phone}`, `{address}`,
 * `{registeredOffice}`, `{grievanceName}`, `{grievanceEmail}`, `{grievancePhone}` and `{grievanceDays}` with the
 * agency's values, and `{delivery}`, `{legalIdentity}` and `{licences}` with whole sentences about the home page's
 * form, about who runs the agency and about its licences. A paragraph that is then empty is left out.
 */
export const legal = z.strictObject({
  sample: sampleMark,
  ...landing,
  sections: z
    .array(
      z.strictObject({
        title: line,
        paragraphs: paragraphs.optional(),
        list: z.array(line).min(1).optional().describe('Points of a list, one line each.'),
        links: z
          .array(
            z.strictObject({
              label: line,
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
