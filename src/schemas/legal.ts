import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { line, paragraphs, sampleMark } from './text.ts';

/** `content/legal/`: a page of rules or advice, at /{slug}. `{agency}`, `{email}`, `{phone}` and `{address}` stand for the agency's; `{delivery}` says what the home form does. */
export const legal = z.strictObject({
  sample: sampleMark,
  ...landing,
  sections: z
    .array(
      z.strictObject({
        title: line,
        paragraphs: paragraphs.optional(),
        list: z.array(line).min(1).optional().describe('Points, each a line.'),
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
          .describe('Addresses elsewhere, or pages of this site, that belong to the section.'),
      }),
    )
    .min(2),
});
